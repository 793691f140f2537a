import { useState } from "react";
import { type ServerVariable, serverVariable } from "../../api/calls";
import { currentToken } from "../../session/session";
import { useToast } from "../../ui/toasts/toasts";

/** Server version, fetched by `ask`; `null` before that. An open page may be older than the server. */
export function useServerVersion(): { version: ServerVariable; ask(): void } {
  const { say } = useToast();
  const [version, setVersion] = useState<ServerVariable>(null);
  const ask = (): void => {
    serverVariable("version", currentToken()).then(setVersion, () => say("proxyFailed"));
  };
  return { version, ask };
}
