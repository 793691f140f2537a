import { useState } from "react";
import { userImportLimits } from "../../../../schema/rules/access/people";
import { SECOND_MS } from "../../../../schema/rules/durations";
import type { ImportUserRow, ImportUsersMutation } from "../../../gql/graphql";
import { useImportUsersMutation } from "../../../gql/hooks";

export type LineAnswer = ImportUsersMutation["importUsers"][number];

/** How often a request is sent again that no answer came to, and the pause between, milliseconds: the same lines make nobody twice. */
const RETRIES = 3;
const RETRY_PAUSE_MS = 2 * SECOND_MS;

/** Sends the lines of a file, some at a time, and collects what became of each. What was not sent yet is sent when it is begun again. */
export function useUserImport(rows: readonly ImportUserRow[], requestId: string) {
  const [send] = useImportUsersMutation();
  const [answers, setAnswers] = useState<readonly LineAnswer[]>([]);
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const sendAgain = async (some: ImportUserRow[], retries = RETRIES): Promise<readonly LineAnswer[]> => {
    try {
      const { data } = await send({ variables: { input: { requestId, rows: some } } });
      return data!.importUsers;
    } catch (failure) {
      if (retries === 0) throw failure;
      await new Promise((later) => setTimeout(later, RETRY_PAUSE_MS));
      return sendAgain(some, retries - 1);
    }
  };
  const start = async (): Promise<void> => {
    setRunning(true);
    setError(null);
    try {
      for (let at = answers.length; at < rows.length; at += userImportLimits.together) {
        const some = await sendAgain(rows.slice(at, at + userImportLimits.together));
        setAnswers((before) => [...before, ...some]);
      }
    } catch (failure) {
      setError(failure);
    }
    setRunning(false);
  };
  return { answers, running, error, start };
}
