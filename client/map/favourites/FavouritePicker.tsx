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
  /** The product's own is chosen. */
  onBuiltIn(): void;
}

/** Says which configuration is open, and opens another one: the product's own, the user's, those that others share. */
export function FavouritePicker({ favourites: { all, opened, isChanged }, onOpen, onBuiltIn }: FavouritePickerProps) {
  const intl = useIntl();
  const builtIn = intl.formatMessage({ id: "favourites.builtIn", defaultMessage: "Default" });
  const hasDefault = all?.some(({ isDefault }) => isDefault) ?? false;
  const own = (all ?? []).filter(({ isOwn }) => isOwn);
  const shared = (all ?? []).filter(({ isOwn }) => !isOwn);
  const name = opened?.name ?? builtIn;
  const label = isChanged
    ? intl.formatMessage({ id: "favourites.openedChanged", defaultMessage: "Map configuration: {name}, changed" }, { name })
    : intl.formatMessage({ id: "favourites.opened", defaultMessage: "Map configuration: {name}" }, { name });
  const item = (one: Favourite) => (
    <Entry key={one.id} name={one.name} isDefault={one.isDefault} isOpened={one.id === opened?.id} onClick={() => onOpen(one)}>
      {!one.isOwn && <small className={styles.owner}>{one.ownerName}</small>}
    </Entry>
  );
  return (
    <Menu position="bottom-start" width={264}>
      <Menu.Target>
        <button type="button" className={styles.picker} aria-label={label} title={label}>
          <span className={styles.name}>{name}</span>
          {/* Drawn, not text: the label has other words for the one, and the list says which is the default. For both there is no room. */}
          {isChanged ? (
            <span className={styles.changed} data-text={intl.formatMessage({ id: "favourites.changed", defaultMessage: "changed" })} />
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
            <FormattedMessage id="favourites.builtInNote" defaultMessage="The usual layers, and where the work is" />
          </small>
        </Entry>
        {own.length > 0 && (
          <Menu.Label>
            <FormattedMessage id="favourites.own" defaultMessage="My configurations" />
          </Menu.Label>
        )}
        {own.map(item)}
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
