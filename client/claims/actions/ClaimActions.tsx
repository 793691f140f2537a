import type { FragmentType } from "@apollo/client";
import { Button, Kbd, Menu, Tooltip } from "@mantine/core";
import { IconCheck, IconClockPlus, IconDots, IconMapPinCheck } from "@tabler/icons-react";
import { useEffect, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { claimActions, refusalOf, type ActionRefusal, type ClaimAction } from "../../../schema/rules/actions";
import { claimStatuses } from "../../../schema/rules/claims";
import { useMay } from "../../apollo/may";
import type { ClaimActions_ClaimFragment } from "../../gql/graphql";
import { useClaimActions_claimFragment } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { useObservable } from "../../i18n/observable";
import { useWhole } from "../../mapkit/useWhole";
import { useShortcuts } from "../../ui/shortcuts";
import styles from "./actions.module.css";
import { ActionDialog } from "./ActionDialog";
import { dialog } from "./dialog";
import { PendingChip } from "./PendingChip";
import type { Sent } from "./sent";
import { useDeeds } from "./useDeeds";
import { useToasts } from "./useToasts";
import { actionNames } from "./words";

/** The claim does not allow it, or the user's profile. */
export type Refusal = ActionRefusal | "FORBIDDEN";

const keys: Partial<Record<ClaimAction, string>> = { manageDelay: "D", confirmArrival: "R", confirmCompletion: "F" };
const icons: Partial<Record<ClaimAction, ReactNode>> = {
  manageDelay: <IconClockPlus size={15} aria-hidden />,
  confirmArrival: <IconMapPinCheck size={15} aria-hidden />,
  confirmCompletion: <IconCheck size={15} aria-hidden />,
};

/** What can be done to a claim now; what cannot is disabled and says why. */
export function ClaimActions({ claim, onClaim }: { claim: FragmentType<ClaimActions_ClaimFragment>; onClaim(id: string): void }) {
  const data = useWhole(useClaimActions_claimFragment(claim));
  return data && <Actions claim={data} onClaim={onClaim} />;
}

function Actions({ claim, onClaim }: { claim: ClaimActions_ClaimFragment; onClaim(id: string): void }) {
  const intl = useIntl();
  const entering = useObservable(dialog);
  const open = entering?.claimId === claim.id ? entering.sent : null;
  const { id } = claim;
  const enter = (sent: Sent): void => dialog.set({ claimId: id, sent });
  useEffect(() => () => void (dialog.get()?.claimId === id && dialog.set(null)), [id]);
  const { refused } = useToasts(id);
  // By then the panel may be closed: the claim is opened again, and with it the dialog.
  const { act, sending } = useDeeds(id, (sent) => {
    enter(sent);
    onClaim(id);
  });
  const facts = {
    status: claim.status,
    assignmentType: claim.assignmentType,
    supplied: claim.supplier !== null && !claim.proposed,
    arrived: claim.arrivedAt !== null,
    pendingAction: sending ?? claim.pendingAction?.action ?? null,
  };
  const may = useMay();
  const refusal = (action: ClaimAction): Refusal | null => (may(`claim.${action}`) ? refusalOf(action, facts) : "FORBIDDEN");
  const begin = (action: ClaimAction): void => {
    const why = refusal(action);
    if (why) refused(action, why);
    else enter({ action, input: {}, requestId: crypto.randomUUID() });
  };
  useShortcuts(
    (Object.keys(keys) as ClaimAction[]).map((action) => ({
      keys: keys[action]!,
      label: intl.formatMessage(actionNames[action]),
      key: keys[action]!,
      press: () => begin(action),
    })),
  );
  // Whose profile has none of them is not shown what it can never do.
  if (!claimActions.some((action) => may(`claim.${action}`))) return null;
  const late = ["critical", "late"].includes(claimStatuses[claim.status].timing);
  const button = (action: ClaimAction) => (
    <ActionButton
      key={action}
      action={action}
      refusal={refusal(action)}
      primary={action === "manageDelay" && late}
      onClick={() => begin(action)}
    />
  );
  return (
    <>
      <div className={styles.bar} role="group" aria-label={intl.formatMessage({ id: "claim.actions", defaultMessage: "Actions" })}>
        {(["manageDelay", "confirmArrival", "confirmCompletion"] as const).map(button)}
        <Menu position="bottom-end" width={230}>
          <Menu.Target>
            <Button
              variant="default"
              className={styles.more!}
              aria-label={intl.formatMessage({ id: "claim.actions.more", defaultMessage: "More actions" })}
            >
              <IconDots size={15} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {(["cancelProvider", "cancelService"] as const).map((action) => (
              <CancelItem key={action} action={action} refusal={refusal(action)} onClick={() => begin(action)} />
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      <PendingChip action={facts.pendingAction} since={claim.pendingAction?.since ?? null} />
      {open && (
        <ActionDialog
          key={open.requestId}
          claim={claim}
          sent={open}
          sending={sending !== null}
          onClose={() => dialog.set(null)}
          onSend={act}
        />
      )}
    </>
  );
}

interface ActionProps {
  action: ClaimAction;
  refusal: Refusal | null;
  onClick(): void;
}

/** Disabled it still has the focus, so that the reason can be read by everybody. */
function ActionButton({ action, refusal, primary, onClick }: ActionProps & { primary: boolean }) {
  const intl = useIntl();
  const reason = refusal && named(intl, "errors", refusal);
  return (
    <Tooltip label={reason} disabled={!reason} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      <Button
        variant={primary ? "filled" : "default"}
        px={9}
        leftSection={icons[action]}
        rightSection={!refusal && <Kbd className={styles.key!}>{keys[action]}</Kbd>}
        data-disabled={refusal ? true : undefined}
        aria-disabled={refusal !== null}
        aria-description={reason ?? undefined}
        onClick={(event) => (refusal ? event.preventDefault() : onClick())}
      >
        {intl.formatMessage(actionNames[action])}
      </Button>
    </Tooltip>
  );
}

function CancelItem({ action, refusal, onClick }: ActionProps) {
  const intl = useIntl();
  return (
    <Menu.Item color="red" disabled={refusal !== null} onClick={onClick} title={refusal ? named(intl, "errors", refusal) : undefined}>
      {intl.formatMessage(actionNames[action])}…{refusal && <small className={styles.why}>{named(intl, "errors", refusal)}</small>}
    </Menu.Item>
  );
}
