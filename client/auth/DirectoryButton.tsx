import { Button, Text, Tooltip } from "@mantine/core";
import { IconBuilding } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { post } from "../apollo/post";
import { SignInWaysDocument } from "../gql/graphql";
import { language } from "../i18n/language";
import { useObservable } from "../i18n/observable";
import { rememberWanted, type Wanted } from "./wantedPage";

/** Asked again after this long where the server cannot be reached, milliseconds. */
const again = 3_000;

/** Leads to the corporate directory; disabled, with the reason, where none is configured. */
export function DirectoryButton({ keep, wanted }: { keep: boolean; wanted: Wanted }) {
  const address = useDirectoryAddress();
  const lang = useObservable(language);
  const shared = { variant: "default", size: "sm", fullWidth: true, leftSection: <IconBuilding size={16} /> } as const;
  const text = <FormattedMessage id="login.directory" defaultMessage="Sign in with the directory" />;
  if (address) {
    const href = `${address}?${new URLSearchParams({ lang, ...(keep && { keep: "1" }) })}`;
    return (
      <Button {...shared} component="a" href={href} onClick={() => rememberWanted(wanted)}>
        {text}
      </Button>
    );
  }
  const reason = (
    <FormattedMessage id="login.directoryAbsent" defaultMessage="No corporate directory is configured on this installation." />
  );
  const absent = address === null;
  return (
    <>
      <Tooltip label={reason} multiline w={260} disabled={!absent}>
        <Button
          {...shared}
          data-disabled
          aria-disabled
          aria-describedby={absent ? "directory-reason" : undefined}
          onClick={(event) => event.preventDefault()}
        >
          {text}
        </Button>
      </Tooltip>
      {absent && (
        <Text id="directory-reason" size="xs" c="dimmed" mt={-8}>
          {reason}
        </Text>
      )}
    </>
  );
}

/** Where signing in begins; null: there is no directory; undefined: not known yet. Not through Apollo, whose cache is emptied meanwhile. */
function useDirectoryAddress(): string | null | undefined {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const ask = (): void =>
      void post(SignInWaysDocument, {}, null).then(
        ({ signInWays }) => current && setAddress(signInWays.directory),
        () => current && (timer = setTimeout(ask, again)),
      );
    ask();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, []);
  return address;
}
