import { Button, Title } from "@mantine/core";
import { IconDownload, IconRoute } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useNavigate } from "react-router";
import { helpLineName, helpSections } from "../../schema/rules/help/help";
import type { Locale } from "../../schema/rules/language/locales";
import { serverVariable } from "../api/calls";
import { saveFile } from "../exports/saveFile";
import { language } from "../i18n/language";
import { pageCatalogue } from "../pages";
import { paths } from "../paths";
import { currentToken } from "../session/session";
import { useObservable } from "../store/observable";
import { tourAsked } from "../store/tour";
import { SearchField } from "../ui/table/ListPage";
import { useAddressText, useAddressValue } from "../ui/table/addressState";
import { foundSections } from "./foundSections";
import frame from "../ui/table/ListPage.module.css";
import styles from "./HelpPage.module.css";
import { useIsForReader } from "./useIsForReader";
import { HelpSections } from "./HelpSections";

export function HelpPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const locale = useObservable(language);
  const search = useAddressText("q", "line");
  const [line] = useAddressValue("line");
  const page = useRef<HTMLDivElement>(null);
  const isForReader = useIsForReader();
  const sections = foundSections(intl, search.text, isForReader);
  useEffect(() => {
    const lines = [...(page.current?.querySelectorAll<HTMLElement>("[data-line]") ?? [])];
    lines.find(({ dataset }) => dataset.line === line)?.focus();
  }, [line]);
  const goTo = (section: string): void => page.current?.querySelector(`[data-section="${section}"]`)?.scrollIntoView({ block: "start" });
  return (
    <main className={frame.page}>
      <div className={frame.bar}>
        <Title order={1}>{pageCatalogue.help.title}</Title>
        <SearchField
          text={search.text}
          onType={search.type}
          label={intl.formatMessage({ id: "help.search", defaultMessage: "Search the help" })}
        />
        <span className={frame.rest} />
        <Version />
        <Button
          variant="default"
          leftSection={<IconRoute size={14} aria-hidden />}
          onClick={() => {
            tourAsked.set(true);
            void navigate(paths.map());
          }}
        >
          <FormattedMessage id="help.tour" defaultMessage="Start the tour" />
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => saveFile(pdfAddress(locale, isForReader), `atalaya-help-${locale}.pdf`)}
        >
          <FormattedMessage id="help.pdf" defaultMessage="Download PDF" />
        </Button>
      </div>
      <div className={styles.body}>
        <nav className={styles.contents} aria-label={intl.formatMessage({ id: "help.contents", defaultMessage: "Sections" })}>
          {foundSections(intl, "", isForReader).map(({ key, number, title }) => (
            <Button key={key} variant="subtle" justify="flex-start" onClick={() => goTo(key)}>
              {number} {title}
            </Button>
          ))}
        </nav>
        {/* A scrollable region must be reachable by keyboard (WCAG 2.1.1). */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div ref={page} className={styles.text} role="region" tabIndex={0} aria-label={intl.formatMessage(idOf("help.title"))}>
          <p role="status" className={styles.quiet}>
            {sections.length === 0 && (
              <FormattedMessage id="help.nothing" defaultMessage="No help found for “{text}”." values={{ text: search.text }} />
            )}
          </p>
          <HelpSections sections={sections} />
        </div>
      </div>
    </main>
  );
}

function pdfAddress(locale: Locale, isForReader: ReturnType<typeof useIsForReader>): string {
  const without = helpSections.flatMap(({ parts }) =>
    parts.flatMap(({ key, lines }) => lines.filter((line) => !isForReader(key, line)).map((line) => helpLineName(key, line))),
  );
  return `/help/${locale}.pdf${without.length ? `?${new URLSearchParams({ without: without.join() })}` : ""}`;
}

const idOf = (id: string) => ({ id });

function Version() {
  const [version, setVersion] = useState<string | null>(null);
  useEffect(() => {
    serverVariable("version", currentToken()).then(
      (value) => setVersion(typeof value === "string" ? value : null),
      () => undefined,
    );
  }, []);
  if (version === null) return null;
  const [number = "", build = "–"] = version.split("+");
  return (
    <span className={styles.quiet}>
      <FormattedMessage id="help.version" defaultMessage="Version {version}, build {build}" values={{ version: number, build }} />
    </span>
  );
}
