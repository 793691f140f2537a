import { Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useIntl } from "react-intl";
import { MapConfigurationsDocument } from "../../gql/graphql";
import {
  useMakeDefaultMapConfigurationMutation,
  useSaveMapConfigurationMutation,
  useUnshareMapConfigurationMutation,
} from "../../gql/hooks";
import { useCan } from "../../session/useCan";
import iconButton from "../../ui/iconButton.module.css";
import { ReasonedMenuItem } from "../../ui/ReasonedMenuItem";
import { useToastedMutation } from "../../ui/toasts/useToastedMutation";
import { addressOfConfiguration } from "../address/configuration";
import type { Favourite } from "./openFavourite";
import type { Favourites } from "./useFavourites";

/** Dialog about a configuration. `NEW` saves the current view, `COPY` copies a shared configuration. */
export type FavouriteDialog = { kind: "NEW" } | { kind: "COPY" | "RENAME" | "SHARE" | "DELETE"; favourite: Favourite };

export function FavouriteMenu({ favourites, onDialog }: { favourites: Favourites; onDialog(dialog: FavouriteDialog): void }) {
  const intl = useIntl();
  const can = useCan();
  const run = useToastedMutation();
  const refetchQueries = [MapConfigurationsDocument];
  const [save] = useSaveMapConfigurationMutation({ refetchQueries });
  const [makeDefault] = useMakeDefaultMapConfigurationMutation();
  const [unshare] = useUnshareMapConfigurationMutation();
  const { all, opened, same, seen } = favourites;
  const label = intl.formatMessage({ id: "favourites.menu", defaultMessage: "Map view actions" });
  const notOwn = !opened
    ? intl.formatMessage({ id: "favourites.reason.builtIn", defaultMessage: "The standard view cannot be changed." })
    : opened.isOwn
      ? null
      : intl.formatMessage(
          { id: "favourites.reason.shared", defaultMessage: "Shared by {owner}. Copy it to make changes." },
          { owner: opened.ownerName },
        );
  const unchanged =
    same && same.id === opened?.id
      ? intl.formatMessage({ id: "favourites.reason.unchanged", defaultMessage: "Already up to date." })
      : null;
  const isDefault = opened ? opened.isDefault : !all?.some((favourite) => favourite.isDefault);
  const already = isDefault ? intl.formatMessage({ id: "favourites.reason.default", defaultMessage: "Already your default view." }) : null;
  const isShared = Boolean(opened?.sharedInstance ?? opened?.sharedProfile);
  const item = (text: string, onClick: () => void, reason: string | null = null, danger = false) => (
    <ReasonedMenuItem {...{ reason, danger, onClick }}>{text}</ReasonedMenuItem>
  );
  const overwrite = (): void => {
    if (!opened) return;
    const { id, name, updatedAt } = opened;
    void run(() => save({ variables: { input: { ...seen, id, name, updatedAt } } }));
  };
  return (
    <Menu position="bottom-end" width={264}>
      <Menu.Target>
        <button type="button" className={iconButton.button} aria-label={label} title={label}>
          <IconDots size={16} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {item(intl.formatMessage({ id: "favourites.overwrite", defaultMessage: "Update this view" }), overwrite, notOwn ?? unchanged)}
        {item(intl.formatMessage({ id: "favourites.saveAs", defaultMessage: "Save as new view…" }), () => onDialog({ kind: "NEW" }))}
        {opened &&
          !opened.isOwn &&
          item(intl.formatMessage({ id: "favourites.copy", defaultMessage: "Copy to my views…" }), () =>
            onDialog({ kind: "COPY", favourite: opened }),
          )}
        {item(
          intl.formatMessage({ id: "favourites.rename", defaultMessage: "Rename…" }),
          () => opened && onDialog({ kind: "RENAME", favourite: opened }),
          notOwn,
        )}
        {item(
          intl.formatMessage({ id: "favourites.makeDefault", defaultMessage: "Set as default" }),
          () => void run(() => makeDefault({ variables: { id: opened?.id ?? null } })),
          already,
        )}
        {opened &&
          item(
            intl.formatMessage({ id: "favourites.copyLink", defaultMessage: "Copy link" }),
            () =>
              void run(
                () => navigator.clipboard.writeText(`${window.location.href.split("#")[0]}#${addressOfConfiguration(opened.id)}`),
                intl.formatMessage({ id: "favourites.linkCopied", defaultMessage: "Link copied." }),
              ),
          )}
        {can("map.configurations.share") &&
          item(
            intl.formatMessage({ id: "favourites.share", defaultMessage: "Share…" }),
            () => opened && onDialog({ kind: "SHARE", favourite: opened }),
            notOwn,
          )}
        {opened?.isOwn &&
          isShared &&
          item(
            intl.formatMessage({ id: "favourites.unshare", defaultMessage: "Stop sharing" }),
            () =>
              void run(
                () => unshare({ variables: { id: opened.id } }),
                intl.formatMessage({ id: "favourites.isUnshared", defaultMessage: "The view is no longer shared." }),
              ),
          )}
        <Menu.Divider />
        {item(
          intl.formatMessage({ id: "favourites.delete", defaultMessage: "Delete…" }),
          () => opened && onDialog({ kind: "DELETE", favourite: opened }),
          notOwn,
          true,
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
