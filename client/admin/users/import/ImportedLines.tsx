import { Button, Progress } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useErrorText } from "../../../api/errors";
import type { ImportUserRow } from "../../../gql/graphql";
import { LeaveGuard } from "../../../ui/form/LeaveGuard";
import { PlainTable } from "../../../ui/table/PlainTable";
import admin from "../../admin.module.css";
import { writeCsv } from "./csv";
import { saveText } from "../../../exports/saveText";
import { type LineAnswer, useUserImport } from "./useUserImport";

/** Maximum number of lines on screen. The downloadable result contains all of them. */
const MAX_SHOWN_LINES = 200;

export interface ImportedLinesProps {
  requestId: string;
  file: File;
  rows: ImportUserRow[];
}

export function ImportedLines({ requestId, file, rows }: ImportedLinesProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { answers, running, error, start } = useUserImport(rows, requestId);
  const refused = answers.filter(({ userId }) => userId === null);
  const done = answers.length;
  const userOf = new Map(rows.map(({ line, user }) => [line, user]));
  const answered = ({ line, field, code, message }: LineAnswer): string[] => [
    `${line}`,
    userOf.get(line) ?? "",
    field ?? "",
    code ?? "",
    message ?? "",
  ];
  return (
    <section aria-label={file.name}>
      <LeaveGuard changed={running ? rows.length - done : 0} />
      <div className={admin.row}>
        {done < rows.length && (
          <Button loading={running} onClick={() => void start()}>
            <FormattedMessage
              id="userImport.start"
              defaultMessage="Import {users, plural, one {# user} other {# users}}"
              values={{ users: rows.length - done }}
            />
          </Button>
        )}
        {done > 0 && (
          <Button
            variant="default"
            onClick={() =>
              saveText("users-answers.csv", writeCsv([["line", "user", "field", "code", "message"], ...answers.map(answered)], intl.locale))
            }
          >
            <FormattedMessage id="userImport.answers" defaultMessage="Download results" />
          </Button>
        )}
      </div>
      {done > 0 && (
        <>
          <p role="status">
            <FormattedMessage
              id="userImport.progress"
              defaultMessage="{done, number} of {all, number} lines: {made, plural, one {# user imported} other {# users imported}}, {refused, plural, one {# line rejected} other {# lines rejected}}."
              values={{ done, all: rows.length, made: done - refused.length, refused: refused.length }}
            />
          </p>
          <Progress
            size="sm"
            value={(100 * done) / rows.length}
            aria-label={intl.formatMessage({ id: "page.userImport", defaultMessage: "Import users" })}
          />
        </>
      )}
      <p role="alert" className={admin.warning}>
        {error ? errorText(error) : null}
      </p>
      {refused.length > 0 && (
        <PlainTable<LineAnswer>
          label={intl.formatMessage({ id: "userImport.refused", defaultMessage: "Rejected lines" })}
          rows={refused.slice(0, MAX_SHOWN_LINES)}
          keyOf={({ line }) => `${line}`}
          none={null}
          columns={[
            { id: "line", header: <FormattedMessage id="userImport.line" defaultMessage="Line" />, cell: ({ line }) => line },
            { id: "user", header: <FormattedMessage id="userImport.user" defaultMessage="User" />, cell: ({ line }) => userOf.get(line) },
            { id: "field", header: <FormattedMessage id="userImport.field" defaultMessage="Column" />, cell: ({ field }) => field },
            { id: "code", header: <FormattedMessage id="audit.code" defaultMessage="Code" />, cell: ({ code }) => code },
            { id: "message", header: <FormattedMessage id="userImport.why" defaultMessage="Reason" />, cell: ({ message }) => message },
          ]}
        />
      )}
    </section>
  );
}
