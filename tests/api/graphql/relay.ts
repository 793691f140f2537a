// Relay as a third-party program uses it: documents are compiled against the schema of the server, answers are stored by Relay.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { onCleanup } from "../../fixtures/cleanup";

const require = createRequire(import.meta.url);

interface Operation {
  fragment: object;
}
type Artifact = { params: object; fragment: object } & { metadata: { refetch: { operation: Artifact; identifierInfo: IdentifierInfo } } };
interface IdentifierInfo {
  identifierField: string;
  identifierQueryVariableName: string;
}
interface StoredRecord extends Record<string, unknown> {
  __typename: string;
}
/** The part of relay-runtime that is used here; it has no types for TypeScript. */
interface RelayRuntime {
  Environment: new (settings: object) => { lookup(fragment: object): { data: unknown }; getStore(): { getSource(): { toJSON(): object } } };
  Network: { create(fetch: (params: { text: string }, variables: object) => Promise<unknown>): object };
  RecordSource: new () => object;
  Store: new (source: object) => object;
  createOperationDescriptor(artifact: object, variables: object): Operation;
  fetchQuery(environment: object, artifact: object, variables: object): { toPromise(): Promise<unknown> };
}

export interface Relay {
  query(name: string, variables: object): Promise<unknown>;
  /** Data of a query in Relay's store. */
  cached(name: string, variables: object): unknown;
  /** Runs the query that `@refetchable` generated. */
  refetch(fragmentName: string, id: string): Promise<unknown>;
  recordOf(typeName: string, id: string): StoredRecord | undefined;
}

/** Settings of a program that uses Relay: the compiler identifies nodes by `globalId`, and so does the store. */
const schemaConfig = { nodeInterfaceIdField: "globalId", nodeInterfaceIdVariableName: "globalId" };
const getDataID = ({ globalId }: { globalId?: string }): string | undefined => globalId;

export async function openRelay(url: string, headers: Record<string, string>, documents: Record<string, string>): Promise<Relay> {
  const artifactOf = await compile(url, documents);
  const { Environment, Network, RecordSource, Store, ...runtime } = require("relay-runtime") as RelayRuntime;
  const network = Network.create(async ({ text }, variables) => {
    const body = JSON.stringify({ query: text, variables });
    return (await fetch(`${url}/graphql`, { method: "POST", headers: { "content-type": "application/json", ...headers }, body })).json();
  });
  const environment = new Environment({ network, store: new Store(new RecordSource()), getDataID });
  const run = (artifact: object, variables: object) => runtime.fetchQuery(environment, artifact, variables).toPromise();
  return {
    query: (name, variables) => run(artifactOf(name), variables),
    cached: (name, variables) => environment.lookup(runtime.createOperationDescriptor(artifactOf(name), variables).fragment).data,
    refetch(fragmentName, id) {
      const { operation, identifierInfo } = artifactOf(fragmentName).metadata.refetch;
      return run(operation, { [identifierInfo.identifierQueryVariableName]: id });
    },
    recordOf: (typeName, id) =>
      (Object.values(environment.getStore().getSource().toJSON()) as StoredRecord[]).find(
        (record) => record.__typename === typeName && record["id"] === id,
      ),
  };
}

async function compile(url: string, documents: Record<string, string>): Promise<(name: string) => Artifact> {
  const folder = await mkdtemp(join(tmpdir(), "relay-"));
  onCleanup(() => rm(folder, { recursive: true }));
  await Promise.all(["source", "artifacts"].map((name) => mkdir(join(folder, name))));
  await writeFile(join(folder, "schema.graphql"), await (await fetch(`${url}/graphql/schema.graphql`)).text());
  // The compiler requires names that begin with the name of their file.
  for (const [name, text] of Object.entries(documents)) await writeFile(join(folder, "source", `${name}.js`), `graphql\`${text}\`;\n`);
  const paths = { src: "./source", schema: "./schema.graphql", artifactDirectory: "./artifacts" };
  const settings = { ...paths, language: "javascript", eagerEsModules: false, schemaConfig };
  await writeFile(join(folder, "relay.config.json"), JSON.stringify(settings));
  const compiler = join(require.resolve("relay-compiler/package.json"), "..", "cli.js");
  await promisify(execFile)(process.execPath, [compiler, "relay.config.json"], { cwd: folder });
  return (name) => require(join(folder, "artifacts", `${name}.graphql.js`)) as Artifact;
}
