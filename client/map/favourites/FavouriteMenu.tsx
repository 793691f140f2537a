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
import { useToastedMutation } from "../../ui/useToastedMutation";
import { addressOfConfiguration } from "../address/configuration";
import type { Favourite } from "./openFavourite";
import type { Favourites } from "./useFavourites";

/** A dialog about a configuration; `NEW`: what is seen, `COPY`: what somebody shares. */
export type FavouriteDialog = { kind: "NEW" } | { kind: "COPY" | "RENAME" | "SHARE" | "DELETE"; favourite: Favourite };

/** What can be done with the configuration that is open; what cannot says why. */
export function FavouriteMenu({ favourites, onDialog }: { favourites: Favourites; onDialog(dialog: FavouriteDialog): void }) {
  const intl = useIntl();
  const can = useCan();
  const run = useToastedMutation();
  const refetchQueries = [MapConfigurationsDocument];
  const [save] = useSaveMapConfigurationMutation({ refetchQueries });
  const [makeDefault] = useMakeDefaultMapConfigurationMutation();
  const [unshare] = useUnshareMapConfigurationMutation();
  const { all, opened, same, seen } = favourites;
  const label = intl.formatMessage({ id: "favourites.menu", defaultMessage: "Actions for the map configuration" });
  const notOwn = !opened
    ? intl.formatMessage({ id: "favourites.reason.builtIn", defaultMessage: "Default is the product’s own." })
    : opened.isOwn
      ? null
      : intl.formatMessage(
          { id: "favourites.reason.shared", defaultMessage: "{owner} shares it: copy it to change it." },
          { owner: opened.ownerName },
        );
  const unchanged =
    same && same.id === opened?.id
      ? intl.formatMessage({ id: "favourites.reason.unchanged", defaultMessage: "It holds what you see already." })
      : null;
  const isDefault = opened ? opened.isDefault : !all?.some((one) => one.isDefault);
  const already = isDefault
    ? intl.formatMessage({ id: "favourites.reason.default", defaultMessage: "Your map opens with it already." })
    : null;
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
        {item(
          intl.formatMessage({ id: "favourites.overwrite", defaultMessage: "Save what you see in it" }),
          overwrite,
          notOwn ?? unchanged,
        )}
        {item(intl.formatMessage({ id: "favourites.saveAs", defaultMessage: "Save as a new one…" }), () => onDialog({ kind: "NEW" }))}
        {opened &&
          !opened.isOwn &&
          item(intl.formatMessage({ id: "favourites.copy", defaultMessage: "Copy to my configurations…" }), () =>
            onDialog({ kind: "COPY", favourite: opened }),
          )}
        {item(
          intl.formatMessage({ id: "favourites.rename", defaultMessage: "Rename…" }),
          () => opened && onDialog({ kind: "RENAME", favourite: opened }),
          notOwn,
        )}
        {item(
          intl.formatMessage({ id: "favourites.makeDefault", defaultMessage: "Make it the default" }),
          () => void run(() => makeDefault({ variables: { id: opened?.id ?? null } })),
          already,
        )}
        {opened &&
          item(
            intl.formatMessage({ id: "favourites.copyLink", defaultMessage: "Copy its link" }),
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
                intl.formatMessage({ id: "favourites.isUnshared", defaultMessage: "It is shared no more." }),
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
