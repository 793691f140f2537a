import { Button } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useEndSeeAsMutation } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { applyChangedRights, session } from "../../session/session";
import { useObservable } from "../../store/observable";
import { useToast } from "../../ui/toasts/toasts";
import styles from "./SeeAsBanner.module.css";

export function SeeAsBanner() {
  const intl = useIntl();
  const toast = useToast();
  const current = useObservable(session);
  const [end, { loading }] = useEndSeeAsMutation();
  const seeAs = current.status === "in" ? current.info.seeAs : null;
  if (!seeAs) return null;
  const { profileId, name, profileType } = seeAs;
  const stop = async (): Promise<void> => {
    try {
      await end({ variables: { profileId } });
      await applyChangedRights();
    } catch (error) {
      toast.failed(error);
    }
  };
  return (
    <div className={styles.banner} role="status">
      <IconEye size={15} aria-hidden />
      {name !== null && profileType ? (
        <FormattedMessage
          id="seeAs.banner"
          defaultMessage="<b>Viewing as {name}</b> ({profile}), limited to what you may see. Read-only."
          values={{ name, profile: named(intl, "profile", profileType), b: (text) => <strong key="name">{text}</strong> }}
        />
      ) : (
        <FormattedMessage id="seeAs.gone" defaultMessage="The profile you are viewing as was deleted." />
      )}
      <Button size="compact-xs" variant="default" loading={loading} onClick={() => void stop()}>
        <FormattedMessage id="seeAs.end" defaultMessage="Exit" />
      </Button>
    </div>
  );
}
