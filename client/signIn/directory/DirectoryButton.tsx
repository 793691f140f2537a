import { Button, Text, Tooltip } from "@mantine/core";
import { IconBuilding } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { post } from "../../api/post";
import { SignInOptionsDocument } from "../../gql/graphql";
import { language } from "../../i18n/language";
import { useObservable } from "../../store/observable";
import { storeRequestedPage, type RequestedPage } from "../requestedPage";

const RETRY_DELAY_MS = 3_000;

export function DirectoryButton({ keep: keepSession, wanted: requestedPage }: { keep: boolean; wanted: RequestedPage }) {
  const address = useDirectoryAddress();
  const lang = useObservable(language);
  const shared = { variant: "default", size: "sm", fullWidth: true, leftSection: <IconBuilding size={16} /> } as const;
  const text = <FormattedMessage id="login.directory" defaultMessage="Sign in with the directory" />;
  if (address) {
    const href = `${address}?${new URLSearchParams({ lang, ...(keepSession && { keep: "1" }) })}`;
    return (
      <Button {...shared} component="a" href={href} onClick={() => storeRequestedPage(requestedPage)}>
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

/** `null` without a directory, `undefined` while loading. Bypasses Apollo, whose cache is cleared during sign-in. */
function useDirectoryAddress(): string | null | undefined {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const ask = (): void =>
      void post(SignInOptionsDocument, {}, null).then(
        ({ signInOptions }) => current && setAddress(signInOptions.directory),
        () => current && (timer = setTimeout(ask, RETRY_DELAY_MS)),
      );
    ask();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, []);
  return address;
}
