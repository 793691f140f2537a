import { useEffect, useState } from "react";
import type { Caller } from "../../schema/rules/requests/examples";
import type { Fetcher } from "./fetcher";

const query = "query Caller { viewer { kind functionalities } }";

/** Returns the caller of the fetcher's requests; null until it is known, and without valid credentials. */
export function useCaller(fetcher: Fetcher): Caller | null {
  const [answered, setAnswered] = useState<{ fetcher: Fetcher; caller: Caller | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const note = (caller: Caller | null): void => void (isCurrent && setAnswered({ fetcher, caller }));
    fetcher({ query }).then(
      (answer) => note((answer as { data?: { viewer: Caller | null } }).data?.viewer ?? null),
      () => note(null),
    );
    return () => void (isCurrent = false);
  }, [fetcher]);
  return answered?.fetcher === fetcher ? answered.caller : null;
}
