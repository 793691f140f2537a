import { Menu } from "@mantine/core";
import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Favourite } from "./openFavourite";
import type { Favourites } from "./useFavourites";
import styles from "./FavouriteRow.module.css";

export interface FavouritePickerProps {
  favourites: Favourites;
  onOpen(favourite: Favourite): void;
  onBuiltIn(): void;
}

export function FavouritePicker({ favourites: { all, opened, isChanged }, onOpen, onBuiltIn }: FavouritePickerProps) {
  const intl = useIntl();
  const builtIn = intl.formatMessage({ id: "favourites.builtIn", defaultMessage: "Standard" });
  const hasDefault = all?.some(({ isDefault }) => isDefault) ?? false;
  const ownFavourites = (all ?? []).filter(({ isOwn }) => isOwn);
  const shared = (all ?? []).filter(({ isOwn }) => !isOwn);
  const name = opened?.name ?? builtIn;
  const label = isChanged
    ? intl.formatMessage({ id: "favourites.openedChanged", defaultMessage: "Map view: {name}, modified" }, { name })
    : intl.formatMessage({ id: "favourites.opened", defaultMessage: "Map view: {name}" }, { name });
  const item = (favourite: Favourite) => (
    <Entry
      key={favourite.id}
      name={favourite.name}
      isDefault={favourite.isDefault}
      isOpened={favourite.id === opened?.id}
      onClick={() => onOpen(favourite)}
    >
      {!favourite.isOwn && <small className={styles.owner}>{favourite.ownerName}</small>}
    </Entry>
  );
  return (
    <Menu position="bottom-start" width={264}>
      <Menu.Target>
        <button type="button" className={styles.picker} aria-label={label} title={label}>
          <span className={styles.name}>{name}</span>
          {/* Rendered by CSS to save space. Screen readers get the same information from the label. */}
          {isChanged ? (
            <span className={styles.changed} data-text={intl.formatMessage({ id: "favourites.changed", defaultMessage: "modified" })} />
          ) : (
            (opened ? opened.isDefault : !hasDefault) && (
              <span className={styles.tag} data-text={intl.formatMessage({ id: "favourites.default", defaultMessage: "default" })} />
            )
          )}
          <IconChevronDown size={14} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.list!}>
        <Entry name={builtIn} isDefault={!hasDefault} isOpened={opened === null} onClick={onBuiltIn}>
          <small className={styles.owner}>
            <FormattedMessage id="favourites.builtInNote" defaultMessage="Standard layers, centred on the open claims" />
          </small>
        </Entry>
        {ownFavourites.length > 0 && (
          <Menu.Label>
            <FormattedMessage id="favourites.own" defaultMessage="My views" />
          </Menu.Label>
        )}
        {ownFavourites.map(item)}
        {shared.length > 0 && (
          <Menu.Label>
            <FormattedMessage id="favourites.shared" defaultMessage="Shared with me" />
          </Menu.Label>
        )}
        {shared.map(item)}
      </Menu.Dropdown>
    </Menu>
  );
}

interface EntryProps {
  name: string;
  isDefault: boolean;
  isOpened: boolean;
  onClick(): void;
  children?: ReactNode;
}

const Entry = ({ name, isDefault, isOpened, onClick, children }: EntryProps) => (
  <Menu.Item
    aria-current={isOpened ? true : undefined}
    leftSection={<IconCheck size={14} aria-hidden visibility={isOpened ? "visible" : "hidden"} />}
    rightSection={isDefault ? <DefaultTag /> : undefined}
    onClick={onClick}
  >
    {name}
    {children}
  </Menu.Item>
);

const DefaultTag = () => (
  <span className={styles.tag}>
    <FormattedMessage id="favourites.default" defaultMessage="default" />
  </span>
);
