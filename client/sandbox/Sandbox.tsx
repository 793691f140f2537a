import { GraphiQL } from "graphiql";
import { useEffect, useMemo, useRef, useState } from "react";
import { FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import { session } from "../session/session";
import { pageCatalogue, type PageKey } from "../pages";
import { useObservable } from "../store/observable";
import { type Caller, examples, isOffered, nameOf } from "../../schema/rules/requests/examples";
import { createFetcher } from "./fetcher";
import { createMemory } from "./memory";
import styles from "./Sandbox.module.css";
import { useCaller } from "./useCaller";
import { usePublicSchema } from "./usePublicSchema";
import { useReachableEditors } from "./useReachableEditors";
import { useTabsAsList } from "./useTabsAsList";

const theme = document.documentElement.dataset["mantineColorScheme"] === "light" ? "light" : "dark";
/** Input is kept while the page is open, also after a change of user, and never stored in the browser. */
const memory = createMemory();

export function Sandbox() {
  const current = useObservable(session);
  const [typed, setTyped] = useState("");
  const key = useSettled(typed.trim()) || null;
  const fetcher = useMemo(() => createFetcher(key), [key]);
  const [chosen, setChosen] = useState(0);
  const caller = useCaller(fetcher);
  const schema = usePublicSchema();
  const { text, variables } = isOffered(examples[chosen]!, caller) ? examples[chosen]! : examples[0]!;
  const box = useRef<HTMLElement>(null);
  // The editor restarts for another user or key.
  const asker = current.status === "unknown" ? null : (key ?? (current.status === "in" ? current.userId : ""));
  useReachableEditors(box, asker);
  useTabsAsList(box, asker);
  if (current.status === "unknown") return null;

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <a href="/" className={styles.home}>
          Atalaya
        </a>
        <h1>{pageCatalogue.sandbox.title}</h1>
        <a href="/docs/api">
          <FormattedMessage id="sandbox.reference" defaultMessage="API reference" />
        </a>
        <p role="status">
          <Asking asKey={key !== null} />
        </p>
        <label htmlFor="examples">
          <FormattedMessage id="sandbox.examples" defaultMessage="Examples" />
        </label>
        <Examples caller={caller} chosen={chosen} choose={setChosen} />
        <label>
          <FormattedMessage id="sandbox.key" defaultMessage="API key" />
          <input type="password" autoComplete="off" spellCheck={false} value={typed} onChange={(event) => setTyped(event.target.value)} />
        </label>
      </header>
      <main ref={box} className={styles.graphiql}>
        <GraphiQL
          key={asker}
          fetcher={fetcher}
          schema={schema}
          query={text}
          variables={variables ? JSON.stringify(variables, null, 2) : ""}
          defaultEditorToolsVisibility="variables"
          forcedTheme={theme}
          showPersistHeadersSettings={false}
          storage={memory}
        />
      </main>
    </div>
  );
}

function Examples({ caller, chosen, choose }: { caller: Caller | null; chosen: number; choose(index: number): void }) {
  const intl = useIntl();
  const offered = examples.filter((example) => isOffered(example, caller));
  return (
    <select id="examples" value={chosen} onChange={(event) => choose(Number(event.target.value))}>
      {[...new Set(offered.map(({ domain }) => domain))].map((domain) => (
        <optgroup key={domain} label={intl.formatMessage(pageCatalogue[domain as PageKey].title.props as MessageDescriptor)}>
          {examples.map(
            (example, index) =>
              example.domain === domain &&
              offered.includes(example) && (
                <option key={index} value={index}>
                  {nameOf(example)}
                </option>
              ),
          )}
        </optgroup>
      ))}
    </select>
  );
}

function Asking({ asKey }: { asKey: boolean }) {
  const current = useObservable(session);
  if (asKey) return <FormattedMessage id="sandbox.asKey" defaultMessage="Requests use the key entered here." />;
  if (current.status !== "in")
    return (
      <FormattedMessage
        id="sandbox.signedOut"
        defaultMessage="You are not signed in. <link>Sign in</link> or enter an API key."
        values={{ link: (text) => <a href="/">{text}</a> }}
      />
    );
  const { name } = current.info;
  return <FormattedMessage id="sandbox.signedIn" defaultMessage="Requests are sent as {name}." values={{ name }} />;
}

/** Debounces the value, because each character of a key would otherwise start a request. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 500);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
