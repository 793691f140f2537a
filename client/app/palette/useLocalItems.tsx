import { IconArrowRight, IconCommand } from "@tabler/icons-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { functionalityOfAction } from "../../../schema/rules/access/functionalities";
import { matchesTitle } from "../../../schema/rules/search/searchText";
import { actionCatalogue, actionsInOrder } from "../../claims/actions/actionCatalogue";
import { actionOfApi } from "../../claims/actions/actionOfApi";
import { actionRejection, rejectionText } from "../../claims/actions/actionRejection";
import { beginAction } from "../../claims/actions/dialog";
import { usePaletteOpenClaimQuery } from "../../gql/hooks";
import { useConnection } from "../../live/connection";
import { isOffered, pageKeys, pageOf, titleText } from "../../pages";
import { menuAddress } from "../../paths";
import { useCan } from "../../session/useCan";
import { useIsExternal } from "../../session/useIsExternal";
import { useCanOpen } from "../../session/useCanOpen";
import { activeShortcuts } from "../../ui/shortcuts";
import { useOpenClaim } from "../openClaim";
import { shownClaimName } from "../../store/claimNames";
import type { PaletteItem } from "./paletteItem";

/** Actions of the open claim, with their key or the reason why they are disabled. Actions outside the profile are left out. */
export function useActionItems(typed: string): PaletteItem[] {
  const intl = useIntl();
  const can = useCan();
  const isLost = useConnection().state === "lost";
  const isExternal = useIsExternal();
  const id = useOpenClaim() ?? "";
  const { data } = usePaletteOpenClaimQuery({ variables: { id }, skip: id === "" || !can("claim.detail") });
  const claim = data?.claim;
  if (!claim) return [];
  const pending = claim.pendingAction && actionOfApi[claim.pendingAction.name];
  const offered = actionsInOrder.filter((action) => !isExternal || can(functionalityOfAction(action)));
  const rejections = offered.map((action) => ({ action, rejection: actionRejection(action, claim, pending, can, isLost) }));
  if (rejections.every(({ rejection }) => rejection === "FORBIDDEN")) return [];
  return rejections
    .map(({ action, rejection }): PaletteItem => {
      const { label, button } = actionCatalogue[action];
      return {
        key: `action ${action}`,
        group: "actions",
        icon: button?.icon ?? <IconArrowRight size={16} aria-hidden />,
        title: intl.formatMessage(label),
        detail: shownClaimName(id),
        ...(button && { keys: button.key }),
        ...(rejection && { disabledReason: rejectionText(intl, rejection) }),
        run: () => beginAction(id, action),
      };
    })
    .filter(({ title }) => matchesTitle(title, typed));
}

export function useScreenItems(typed: string): PaletteItem[] {
  const intl = useIntl();
  const canOpen = useCanOpen();
  const navigate = useNavigate();
  if (!typed) return [];
  return pageKeys
    .map((key) => ({ key, page: pageOf(key) }))
    .filter(({ page }) => isOffered(page, canOpen))
    .map(({ key, page }): PaletteItem => {
      const Icon = page.icon ?? IconArrowRight;
      return {
        key: `screen ${key}`,
        group: "screens",
        icon: <Icon size={16} stroke={1.75} aria-hidden />,
        title: titleText(intl, page),
        run: () =>
          page.kind === "ownDocument" ? void window.open(menuAddress(key), "_blank", "noreferrer") : void navigate(menuAddress(key)),
      };
    })
    .filter(({ title }) => matchesTitle(title, typed));
}

/** Single-key shortcuts of the screen behind the palette, except those that only move through lists. */
export function useCommandItems(typed: string, actionKeys: readonly string[]): PaletteItem[] {
  const [shortcuts] = useState(() =>
    activeShortcuts().filter(({ key, press }) => key?.length === 1 && press !== undefined && !["/", "j", "k"].includes(key.toLowerCase())),
  );
  if (!typed) return [];
  return shortcuts
    .filter(({ keys, label }) => !actionKeys.includes(keys) && matchesTitle(label, typed))
    .map(({ keys, label, key, press }): PaletteItem => ({
      key: `command ${keys} ${label}`,
      group: "commands",
      icon: <IconCommand size={16} stroke={1.75} aria-hidden />,
      title: label,
      keys,
      run: () => void press!(new KeyboardEvent("keydown", { key: key!, shiftKey: keys.startsWith("Shift ") })),
    }));
}
