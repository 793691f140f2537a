import { Button, Kbd, Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import styles from "./FormPage.module.css";
import { LeaveGuard } from "./LeaveGuard";
import { ReasonedButton } from "./ReasonedButton";

export interface FormPageProps {
  title: ReactNode;
  tags?: ReactNode;
  /** Parent list. Absent for a standalone screen, on which Cancel discards the changes. */
  back?: { to: string; name: ReactNode };
  onDiscard?(): void;
  actions?: ReactNode;
  changed: number;
  problem: string | null;
  saving: boolean;
  failed?: string | null;
  onSave?: (() => void) | undefined;
  children: ReactNode;
  wide?: boolean;
}

export function FormPage(props: FormPageProps) {
  const { title, tags, back, actions, changed, problem, saving, failed, onSave, onDiscard, children, wide = false } = props;
  const intl = useIntl();
  const saveBlockedReason =
    problem ?? (changed === 0 ? intl.formatMessage({ id: "form.unchanged", defaultMessage: "There are no changes to save." }) : null);
  const save = onSave && ((): void => void (!saveBlockedReason && !saving && onSave()));
  useSaveKey(save);
  return (
    <main className={styles.page}>
      {/* Not a <form>, because Enter in a field must not save and the dialogs inside are forms. */}
      <div className={styles.form}>
        <div className={styles.scroller}>
          <div className={styles.inside} data-wide={wide || undefined}>
            {back && (
              <Link to={back.to} className={styles.back}>
                <IconArrowLeft size={14} aria-hidden />
                {back.name}
              </Link>
            )}
            <div className={styles.head}>
              <Title order={1}>{title}</Title>
              {tags}
              <span className={styles.rest} />
              {actions}
            </div>
            <div role="alert" className={styles.failed}>
              {failed}
            </div>
            {children}
          </div>
        </div>
        {save && (
          <div className={styles.footer}>
            <div className={styles.inside} data-wide={wide || undefined}>
              <span className={styles.why} role="status">
                {changed > 0 && problem ? (
                  problem
                ) : (
                  <FormattedMessage
                    id="form.changed"
                    defaultMessage="{changed, plural, =0 {No changes} one {# unsaved change} other {# unsaved changes}}"
                    values={{ changed }}
                  />
                )}
              </span>
              {back ? (
                <Button component={Link} to={back.to} variant="default">
                  <FormattedMessage id="action.cancel" defaultMessage="Cancel" />
                </Button>
              ) : (
                <ReasonedButton
                  variant="default"
                  reason={changed === 0 ? intl.formatMessage({ id: "form.noChange", defaultMessage: "No changes." }) : null}
                  {...(onDiscard && { onClick: onDiscard })}
                >
                  <FormattedMessage id="form.discard" defaultMessage="Discard changes" />
                </ReasonedButton>
              )}
              <ReasonedButton
                reason={saveBlockedReason}
                onClick={save}
                loading={saving}
                rightSection={
                  <Kbd className={styles.key!} aria-hidden>
                    Ctrl S
                  </Kbd>
                }
              >
                <FormattedMessage id="action.save" defaultMessage="Save" />
              </ReasonedButton>
            </div>
          </div>
        )}
      </div>
      <LeaveGuard changed={onSave ? changed : 0} alsoSearch={!back} />
    </main>
  );
}

/** Ctrl+S or Cmd+S saves, instead of the browser's "Save page". */
function useSaveKey(save: (() => void) | undefined): void {
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!latest.current || !(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      if (!document.querySelector("[aria-modal=true]")) latest.current();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

export interface FormSectionProps {
  title: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

export const FormSection = ({ title, note, children }: FormSectionProps) => (
  <section className={styles.section}>
    <Title order={2}>{title}</Title>
    {note && <p className={styles.note}>{note}</p>}
    {children}
  </section>
);

export const FormFields = ({ children }: { children: ReactNode }) => <div className={styles.fields}>{children}</div>;
