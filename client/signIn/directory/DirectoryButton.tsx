import { Button, Divider } from "@mantine/core";
import { IconBuilding } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { post } from "../../api/post";
import { SignInOptionsDocument } from "../../gql/graphql";
import { language } from "../../i18n/language";
import { useObservable } from "../../store/observable";
import { readStoredText, writeStoredText } from "../../store/storedJson";
import { storeRequestedPage, type RequestedPage } from "../requestedPage";

const RETRY_DELAY_MS = 3_000;
const STORAGE_KEY = "atalaya.directory";

export function DirectoryButton({ keep: keepSession, wanted: requestedPage }: { keep: boolean; wanted: RequestedPage }) {
  const address = useDirectoryAddress();
  const lang = useObservable(language);
  const shared = { variant: "default", size: "sm", fullWidth: true, leftSection: <IconBuilding size={16} /> } as const;
  const text = <FormattedMessage id="login.directory" defaultMessage="Sign in with the directory" />;
  if (address === null || (address === undefined && !hadDirectory())) return null;
  const href = `${address}?${new URLSearchParams({ lang, ...(keepSession && { keep: "1" }) })}`;
  return (
    <>
      {address ? (
        <Button {...shared} component="a" href={href} onClick={() => storeRequestedPage(requestedPage)}>
          {text}
        </Button>
      ) : (
        <Button {...shared} data-disabled aria-disabled>
          {text}
        </Button>
      )}
      <Divider label={<FormattedMessage id="login.or" defaultMessage="or with user and password" />} />
    </>
  );
}

/** Whether the installation had a directory at the last visit, so that its button keeps its place while the page loads. */
const hadDirectory = (): boolean => readStoredText("localStorage", STORAGE_KEY) !== null;

/** `null` without a directory, `undefined` while loading. Bypasses Apollo, whose cache is cleared during sign-in. */
function useDirectoryAddress(): string | null | undefined {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const ask = (): void =>
      void post(SignInOptionsDocument, {}, null).then(
        ({ signInOptions: { directory } }) => {
          writeStoredText("localStorage", STORAGE_KEY, directory && "1");
          if (current) setAddress(directory);
        },
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
