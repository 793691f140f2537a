import { useState } from "react";
import { type ServerVariable, serverVariable } from "../../apollo/calls";
import { currentToken } from "../../session/session";
import { useToast } from "../../ui/toasts";

/** The version of the server, which a page that has been open for days may be older than; asked for by `ask`, null until it is known. */
export function useServerVersion(): { version: ServerVariable; ask(): void } {
  const { say } = useToast();
  const [version, setVersion] = useState<ServerVariable>(null);
  const ask = (): void => {
    serverVariable("version", currentToken()).then(setVersion, () => say("proxyFailed"));
  };
  return { version, ask };
}
