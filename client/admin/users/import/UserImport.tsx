import { Button, FileInput, Title } from "@mantine/core";
import { IconArrowLeft, IconDownload } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { userImportColumns, userImportLimits } from "../../../../schema/rules/access/people";
import type { ImportUserRow } from "../../../gql/graphql";
import { pageOf } from "../../../pages";
import { paths } from "../../../paths";
import form from "../../../ui/form/FormPage.module.css";
import admin from "../../admin.module.css";
import log from "../../kit/LogDetail.module.css";
import { decodeCsv, writeCsv } from "./csv";
import { type FileProblem, importRows, sampleRows } from "./importRows";
import { ImportedLines } from "./ImportedLines";
import { saveText } from "../../../exports/saveText";

export function UserImport() {
  const intl = useIntl();
  const [read, setRead] = useState<{ requestId: string; file: File; rows: ImportUserRow[] } | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  // Discards a file that finishes loading after another one was chosen.
  const chosen = useRef<File | null>(null);
  const choose = async (file: File | null): Promise<void> => {
    chosen.current = file;
    setRead(null);
    setProblem(null);
    if (!file) return;
    const parsed = await importRows(decodeCsv(await file.arrayBuffer(), intl.locale));
    if (chosen.current !== file) return;
    if ("why" in parsed) setProblem(parsed);
    else setRead({ requestId: crypto.randomUUID(), file, rows: parsed.rows });
  };
  return (
    <main className={log.page}>
      <div className={log.inside}>
        <Link to={paths.users()} className={form.back}>
          <IconArrowLeft size={14} aria-hidden />
          {pageOf("users").title}
        </Link>
        <Title order={1} className={log.title!}>
          {pageOf("userImport").title}
        </Title>
        <p className={admin.note}>
          <FormattedMessage
            id="userImport.text"
            defaultMessage="Import a CSV file of up to {lines, number} users with the columns {columns}, without passwords. Valid lines are imported. Their users receive an e-mail to choose a password, or a directory invitation."
            values={{ lines: userImportLimits.lines, columns: userImportColumns.join(", ") }}
          />
        </p>
        <div className={admin.row} style={{ margin: "12px 0" }}>
          <FileInput
            w={320}
            styles={{ input: { minHeight: 30, height: 30 } }}
            accept=".csv,text/csv"
            label={intl.formatMessage({ id: "userImport.file", defaultMessage: "File" })}
            placeholder={intl.formatMessage({ id: "userImport.choose", defaultMessage: "Choose a CSV file" })}
            onChange={(file) => void choose(file)}
            clearable
            clearButtonProps={{ "aria-label": intl.formatMessage({ id: "userImport.clear", defaultMessage: "Choose another file" }) }}
            error={problem && <Problem problem={problem} />}
          />
          <Button
            variant="default"
            style={{ alignSelf: "end" }}
            leftSection={<IconDownload size={14} aria-hidden />}
            onClick={() => saveText("users-sample.csv", writeCsv(sampleRows, intl.locale))}
          >
            <FormattedMessage id="userImport.sample" defaultMessage="Download sample file" />
          </Button>
        </div>
        {read && <ImportedLines key={read.requestId} {...read} />}
      </div>
    </main>
  );
}

const Problem = ({ problem }: { problem: FileProblem }) =>
  problem.why === "EMPTY" ? (
    <FormattedMessage id="userImport.empty" defaultMessage="The file contains no users." />
  ) : problem.why === "TOO_LONG" ? (
    <FormattedMessage
      id="userImport.tooLong"
      defaultMessage="The file has {lines, number} lines. The limit is {most, number}."
      values={{ lines: problem.lines, most: userImportLimits.lines }}
    />
  ) : (
    <FormattedMessage
      id="userImport.columns"
      defaultMessage="The first line lacks these columns: {missing}."
      values={{ missing: problem.missing.join(", ") }}
    />
  );
