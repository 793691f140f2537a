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
  /** What stands beside the title: tags. */
  tags?: ReactNode;
  /** The list it belongs to; absent: it is a screen by itself, and Cancel gives up the changes. */
  back?: { to: string; name: ReactNode };
  /** Gives up the changes of a screen by itself. */
  onDiscard?(): void;
  /** What can be done besides, at the right of the title. */
  actions?: ReactNode;
  /** How many fields differ from what is stored. */
  changed: number;
  /** What keeps it from being saved, the first one first; null: nothing. */
  problem: string | null;
  saving: boolean;
  /** What the server said to the last attempt. */
  failed?: string | null;
  /** Absent: it is only looked at. */
  onSave?: (() => void) | undefined;
  children: ReactNode;
  /** For a matrix, which needs the room. */
  wide?: boolean;
}

/** A form as a screen: its parts scroll, Save stands below and says why it cannot be used; leaving with changes asks first. */
export function FormPage(props: FormPageProps) {
  const { title, tags, back, actions, changed, problem, saving, failed, onSave, onDiscard, children, wide = false } = props;
  const intl = useIntl();
  const saveBlockedReason =
    problem ?? (changed === 0 ? intl.formatMessage({ id: "form.unchanged", defaultMessage: "There is nothing to save." }) : null);
  const save = onSave && ((): void => void (!saveBlockedReason && !saving && onSave()));
  useSaveKey(save);
  return (
    <main className={styles.page}>
      {/* Not a <form>: its dialogs are forms, and Enter in one of many fields is no wish to save them all. */}
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
                  reason={changed === 0 ? intl.formatMessage({ id: "form.noChange", defaultMessage: "Nothing has been changed." }) : null}
                  {...(onDiscard && { onClick: onDiscard })}
                >
                  <FormattedMessage id="form.discard" defaultMessage="Discard the changes" />
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

/** Ctrl S, or Cmd S, saves; the browser's own is no use here. */
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
  /** What it is for, in a sentence. */
  note?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together. */
export const FormSection = ({ title, note, children }: FormSectionProps) => (
  <section className={styles.section}>
    <Title order={2}>{title}</Title>
    {note && <p className={styles.note}>{note}</p>}
    {children}
  </section>
);

/** Fields beside each other, as many as there is room for. */
export const FormFields = ({ children }: { children: ReactNode }) => <div className={styles.fields}>{children}</div>;
