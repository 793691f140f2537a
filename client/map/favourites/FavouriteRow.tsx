import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { MapAddress } from "../address/mapAddress";
import { foldConfigurationNextTime } from "../address/screenParts";
import type { TrackingTab } from "../address/useTrackingTab";
import { type FavouriteDialog, FavouriteMenu } from "./FavouriteMenu";
import { FavouritePicker } from "./FavouritePicker";
import { type Favourite, useOpenFavourite } from "./openFavourite";
import { useFavourites } from "./useFavourites";
import iconButton from "../../ui/iconButton.module.css";
import { lazyPart } from "../../ui/lazyPart";
import styles from "./FavouriteRow.module.css";
import { loadChunk } from "../../store/loadChunk";

const DeleteFavourite = lazyPart(() => loadChunk(() => import("./DeleteFavourite")).then((file) => file.DeleteFavourite), {
  error: "corner",
});
const NameFavourite = lazyPart(() => loadChunk(() => import("./NameFavourite")).then((file) => file.NameFavourite), { error: "corner" });
const ShareFavourite = lazyPart(() => loadChunk(() => import("./ShareFavourite")).then((file) => file.ShareFavourite), { error: "corner" });

export interface FavouriteRowProps {
  user: string;
  address: MapAddress;
  tab: TrackingTab;
  onBuiltIn(): void;
}

export function FavouriteRow({ user, address, tab, onBuiltIn }: FavouriteRowProps) {
  const intl = useIntl();
  const favourites = useFavourites(user, address, tab);
  const open = useOpenFavourite(user);
  const [dialog, setDialog] = useState<FavouriteDialog | null>(null);
  const close = (): void => setDialog(null);
  const finish = ({ id }: Favourite): void => {
    setOpened(id);
    foldConfigurationNextTime();
  };
  const { all, same, seen, setOpened } = favourites;
  if (!all) return null;
  const star = same
    ? intl.formatMessage({ id: "favourites.isSaved", defaultMessage: "Saved as {name}" }, { name: same.name })
    : intl.formatMessage({ id: "favourites.add", defaultMessage: "Save this view" });
  const Star = same ? IconStarFilled : IconStar;
  return (
    <div className={styles.row} role="group" aria-label={intl.formatMessage({ id: "favourites.title", defaultMessage: "Map views" })}>
      <button
        type="button"
        className={`${iconButton.button} ${styles.star}`}
        aria-label={star}
        title={star}
        aria-disabled={same !== null}
        onClick={() => !same && setDialog({ kind: "NEW" })}
      >
        <Star size={16} stroke={1.75} aria-hidden />
      </button>
      <FavouritePicker
        favourites={favourites}
        onOpen={(favourite) => open(favourite, address)}
        onBuiltIn={() => {
          setOpened(null);
          onBuiltIn();
        }}
      />
      <FavouriteMenu favourites={favourites} onDialog={setDialog} />
      {dialog?.kind === "NEW" && <NameFavourite content={seen} onClose={close} onDone={finish} />}
      {dialog?.kind === "COPY" && (
        <NameFavourite content={dialog.favourite} suggested={dialog.favourite.name} onClose={close} onDone={({ id }) => setOpened(id)} />
      )}
      {dialog?.kind === "RENAME" && <NameFavourite content={dialog.favourite} renamed={dialog.favourite} onClose={close} />}
      {dialog?.kind === "SHARE" && <ShareFavourite favourite={dialog.favourite} onClose={close} />}
      {dialog?.kind === "DELETE" && <DeleteFavourite favourite={dialog.favourite} onClose={close} onDone={() => setOpened(null)} />}
    </div>
  );
}
