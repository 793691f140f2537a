import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { isOffered, type PageKey, pageOf, titleText } from "../../pages";
import { menuAddress } from "../../paths";
import { useCanOpen } from "../../session/useCanOpen";
import { useShortcuts } from "../../ui/shortcuts";

const letters: readonly (readonly [letter: string, page: PageKey])[] = [
  ["M", "map"],
  ["C", "claims"],
  ["P", "mobileSuppliers"],
  ["B", "bases"],
  ["D", "dashboard"],
];
const WAIT_MS = 1_500;

export function GoTo() {
  const intl = useIntl();
  const canOpen = useCanOpen();
  const navigate = useNavigate();
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    if (!isBegun) return undefined;
    const timer = setTimeout(() => setBegun(false), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isBegun]);
  const begin = (): true => {
    setBegun(true);
    return true;
  };
  const ways = letters.filter(([, page]) => isOffered(pageOf(page), canOpen));
  useShortcuts(
    ways.map(([letter, page], i) => ({
      keys: `G ${letter}`,
      label: intl.formatMessage({ id: "keys.goTo", defaultMessage: "Go to: {page}" }, { page: titleText(intl, pageOf(page)) }),
      // Listens for the second key only after G, because it may be a shortcut of the screen.
      ...(i === 0 && { press: ({ key }: KeyboardEvent) => key.toLowerCase() === "g" && begin() }),
    })),
  );
  if (!isBegun) return null;
  const press = ({ key }: KeyboardEvent): boolean => {
    setBegun(false);
    const way = ways.find(([letter]) => letter === key.toUpperCase());
    if (way) void navigate(menuAddress(way[1]));
    return way !== undefined;
  };
  return <SecondLetter press={press} />;
}

/** Registered last, so it receives the next key before all other shortcuts. */
function SecondLetter({ press }: { press(event: KeyboardEvent): boolean }) {
  useShortcuts([{ keys: "", label: "", press }]);
  return null;
}
