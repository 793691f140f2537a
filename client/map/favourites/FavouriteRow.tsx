import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { MapAddress } from "../address/mapAddress";
import type { TrackingTab } from "../address/useTrackingTab";
import { type FavouriteDialog, FavouriteMenu } from "./FavouriteMenu";
import { FavouritePicker } from "./FavouritePicker";
import { useOpenFavourite } from "./openFavourite";
import { useFavourites } from "./useFavourites";
import iconButton from "../../ui/iconButton.module.css";
import { lazyPart } from "../../ui/lazyPart";
import styles from "./FavouriteRow.module.css";

const DeleteFavourite = lazyPart(() => import("./DeleteFavourite").then((file) => file.DeleteFavourite));
const NameFavourite = lazyPart(() => import("./NameFavourite").then((file) => file.NameFavourite));
const ShareFavourite = lazyPart(() => import("./ShareFavourite").then((file) => file.ShareFavourite));

export interface FavouriteRowProps {
  user: string;
  address: MapAddress;
  tab: TrackingTab;
  /** The product's own configuration is chosen. */
  onBuiltIn(): void;
}

/** The user's map configurations: the star that adds what is seen, the one that is open, and what can be done with it. */
export function FavouriteRow({ user, address, tab, onBuiltIn }: FavouriteRowProps) {
  const intl = useIntl();
  const favourites = useFavourites(user, address, tab);
  const open = useOpenFavourite(user);
  const [dialog, setDialog] = useState<FavouriteDialog | null>(null);
  const close = (): void => setDialog(null);
  const { all, same, seen, setOpened } = favourites;
  if (!all) return null;
  const star = same
    ? intl.formatMessage({ id: "favourites.isSaved", defaultMessage: "What you see is saved as {name}" }, { name: same.name })
    : intl.formatMessage({ id: "favourites.add", defaultMessage: "Add what you see to the favourites" });
  const Star = same ? IconStarFilled : IconStar;
  return (
    <div
      className={styles.row}
      role="group"
      aria-label={intl.formatMessage({ id: "favourites.title", defaultMessage: "Map configurations" })}
    >
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
      {dialog?.kind === "NEW" && <NameFavourite content={seen} onClose={close} onDone={({ id }) => setOpened(id)} />}
      {dialog?.kind === "COPY" && (
        <NameFavourite content={dialog.favourite} suggested={dialog.favourite.name} onClose={close} onDone={({ id }) => setOpened(id)} />
      )}
      {dialog?.kind === "RENAME" && <NameFavourite content={dialog.favourite} renamed={dialog.favourite} onClose={close} />}
      {dialog?.kind === "SHARE" && <ShareFavourite favourite={dialog.favourite} onClose={close} />}
      {dialog?.kind === "DELETE" && <DeleteFavourite favourite={dialog.favourite} onClose={close} onDone={() => setOpened(null)} />}
    </div>
  );
}
