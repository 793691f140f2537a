import { useState } from "react";
import { userImportLimits } from "../../../../schema/rules/access/people";
import { SECOND_MS } from "../../../../schema/rules/durations";
import type { ImportUserRow, ImportUsersMutation } from "../../../gql/graphql";
import { useImportUsersMutation } from "../../../gql/hooks";

export type LineAnswer = ImportUsersMutation["importUsers"][number];

/**
 * Retries of a request without a response, and the pause between them in milliseconds. The server accepts repeated lines without creating
 * a user twice.
 */
const RETRIES = 3;
const RETRY_PAUSE_MS = 2 * SECOND_MS;

/** Sends the lines in batches and collects the results. Starting again continues with the lines not sent yet. */
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
