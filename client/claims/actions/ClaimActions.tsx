import type { FragmentType } from "@apollo/client";
import { Button, Kbd, Menu, Tooltip } from "@mantine/core";
import { IconDots, IconFileDescription } from "@tabler/icons-react";
import { useRef } from "react";
import { useIntl } from "react-intl";
import { functionalityOfAction } from "../../../schema/rules/access/functionalities";
import { claimActionNames, type ClaimActionName } from "../../../schema/rules/claims/actions";
import { claimStatuses } from "../../../schema/rules/lists/claims";
import { pageOf } from "../../pages";
import { paths } from "../../paths";
import { useCan } from "../../session/useCan";
import { useCanOpen } from "../../session/useCanOpen";
import { useIsExternal } from "../../session/useIsExternal";
import type { ClaimActions_ClaimFragment } from "../../gql/graphql";
import { useClaimActions_claimFragment } from "../../gql/hooks";
import { useCompleteFragment } from "../../entity/useCompleteFragment";
import { ReasonedMenuItem } from "../../ui/ReasonedMenuItem";
import { useShortcuts } from "../../ui/shortcuts";
import type { ClaimExplanation } from "../activity/useClaimExplanation";
import { useWhatToSay } from "../say/useWhatToSay";
import { WhatToSay } from "../say/WhatToSay";
import styles from "./actions.module.css";
import { actionCatalogue, actionsInOrder } from "./actionCatalogue";
import { type Rejection, rejectionText } from "./actionRejection";
import { PendingChip } from "./outcome/PendingChip";
import { UnsentActions } from "./outcome/UnsentActions";
import { useActionDialog } from "./useActionDialog";
import { useFoldedCount } from "./useFoldedCount";

const buttonActions = actionsInOrder.filter((action) => actionCatalogue[action].button);
const menuActions = actionsInOrder.filter((action) => !actionCatalogue[action].button);

export function ClaimActions({ claim, ...props }: ActionsProps & { claim: FragmentType<ClaimActions_ClaimFragment> }) {
  const data = useCompleteFragment(useClaimActions_claimFragment(claim));
  return data && <Actions claim={data} {...props} />;
}

interface ActionsProps {
  /** Suggested sentence for the insured; `null` if hidden, absent while loading. */
  whatToSay: ClaimExplanation["whatToSay"] | undefined;
  onClaim(id: string): void;
}

function Actions({ claim, whatToSay, onClaim }: ActionsProps & { claim: ClaimActions_ClaimFragment }) {
  const intl = useIntl();
  const { id } = claim;
  const can = useCan();
  const isExternal = useIsExternal();
  const saying = useWhatToSay(claim, whatToSay);
  const { pendingAction, rejectionFor, begin, dialog } = useActionDialog(claim, saying, onClaim);
  const more = useRef<HTMLButtonElement>(null);
  /** Focuses the menu button, because the menu item no longer exists when the dialog returns the focus. */
  const beginFromMenu = (action: ClaimActionName): void => {
    more.current?.focus();
    begin(action);
  };
  const hasActions = claimActionNames.some((action) => can(functionalityOfAction(action)));
  // Staff see why an action is disabled; a client or a supplier is offered only actions of its profile.
  const isOffered = (action: ClaimActionName): boolean => hasActions && (!isExternal || can(functionalityOfAction(action)));
  const bar = useRef<HTMLDivElement>(null);
  const buttons = buttonActions.filter(isOffered);
  const widths = buttons.map((action) => `${intl.formatMessage(actionCatalogue[action].label)} ${rejectionFor(action) === null}`).join();
  const foldable = buttons.slice(1).sort((a, b) => Number(rejectionFor(a) !== null) - Number(rejectionFor(b) !== null));
  const foldedCount = useFoldedCount(bar, foldable.length, widths);
  const folded = foldable.slice(foldable.length - foldedCount);
  useShortcuts(
    buttons.map((action) => {
      const { label, button } = actionCatalogue[action];
      return { keys: button!.key, label: intl.formatMessage(label), key: button!.key, press: () => begin(action) };
    }),
  );
  const pack = paths.complaintPack({ id });
  const canOpenPack = useCanOpen()(pageOf("complaintPack"));
  if (!hasActions)
    return canOpenPack ? (
      <div className={styles.bar} role="group" aria-label={intl.formatMessage({ id: "claim.actions", defaultMessage: "Actions" })}>
        <Button component="a" href={`#${pack}`} variant="default" leftSection={<IconFileDescription size={15} aria-hidden />}>
          {pageOf("complaintPack").title}
        </Button>
      </div>
    ) : null;
  const late = ["critical", "late"].includes(claimStatuses[claim.status].timing);
  const button = (action: ClaimActionName) => (
    <ActionButton
      key={action}
      action={action}
      rejection={rejectionFor(action)}
      primary={actionCatalogue[action].isForLateClaims === true && late}
      onClick={() => begin(action)}
    />
  );
  const menuOnly = menuActions.filter(isOffered);
  const item = (action: ClaimActionName) => (
    <ActionItem key={action} action={action} rejection={rejectionFor(action)} onClick={() => beginFromMenu(action)} />
  );
  return (
    <>
      <div
        ref={bar}
        className={styles.bar}
        role="group"
        aria-label={intl.formatMessage({ id: "claim.actions", defaultMessage: "Actions" })}
      >
        {buttons.filter((action) => !folded.includes(action)).map(button)}
        {(canOpenPack || menuOnly.length > 0) && (
          <Menu position="bottom-end" width={230} returnFocus={false} transitionProps={{ duration: 0 }}>
            <Menu.Target>
              <Button
                ref={more}
                variant="default"
                className={styles.more!}
                aria-label={intl.formatMessage({ id: "claim.actions.more", defaultMessage: "More actions" })}
              >
                <IconDots size={15} aria-hidden />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {buttons.filter((action) => folded.includes(action)).map(item)}
              {canOpenPack && (
                <Menu.Item component="a" href={`#${pack}`}>
                  {pageOf("complaintPack").title}
                </Menu.Item>
              )}
              {canOpenPack && menuOnly.length > 0 && <Menu.Divider />}
              {menuOnly.map(item)}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <UnsentActions claimId={id} onClaim={onClaim} />
      <PendingChip action={pendingAction} since={claim.pendingAction?.since ?? null} />
      {saying && <WhatToSay saying={saying} phone={claim.insuredPhone} />}
      {dialog}
    </>
  );
}

interface ActionProps {
  action: ClaimActionName;
  rejection: Rejection | null;
  onClick(): void;
}

function ActionButton({ action, rejection, primary, onClick }: ActionProps & { primary: boolean }) {
  const intl = useIntl();
  const reason = rejection && rejectionText(intl, rejection);
  const { label, button } = actionCatalogue[action];
  return (
    <Tooltip label={reason} disabled={!reason} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      <Button
        variant={primary ? "filled" : "default"}
        px={9}
        leftSection={button?.icon}
        rightSection={!rejection && <Kbd className={styles.key!}>{button?.key}</Kbd>}
        data-disabled={rejection ? true : undefined}
        aria-disabled={rejection !== null}
        aria-description={reason ?? undefined}
        onClick={(event) => (rejection ? event.preventDefault() : onClick())}
      >
        {intl.formatMessage(label)}
      </Button>
    </Tooltip>
  );
}

function ActionItem({ action, rejection, onClick }: ActionProps) {
  const intl = useIntl();
  const { label, button } = actionCatalogue[action];
  return (
    <ReasonedMenuItem danger={!button} reason={rejection && rejectionText(intl, rejection)} onClick={onClick}>
      {intl.formatMessage(label)}…
    </ReasonedMenuItem>
  );
}
