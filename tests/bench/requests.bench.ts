// HTTP requests with a key to a product with many claims, compared in turn with PostGraphile on the same database. CPU includes
// PostgreSQL, because seconds depend on the machine's load.
import { Agent, request } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DocumentNode, print } from "graphql";
import { ClaimDetailDocument, MapFrameDocument } from "../../client/gql/graphql";
import { dataHome } from "../../server/db/embedded/folders";
import { runningSocket } from "../../server/db/embedded/embedded";
import { runningServer } from "../../server/db/embedded/lockFile";
import { cpuWithChildren, processCpu, untilIdle } from "./cpu";
import { bases, bodyOf, newClaims } from "./ingestRows";
import { startPostgraphile } from "./postgraphilePeer";
import { embeddedSql } from "./manyClaims";
import { makeKey, METRICS_TOKEN, send, startProduct, stopProduct, usage } from "./product";
import { quantile, round } from "./timings";

export interface RequestFigures {
  what: string;
  /** Milliseconds of CPU a request, and answers a second; medians of the rounds. */
  cpu: number;
  rate: number;
  peerCpu: number | null;
  peerRate: number | null;
}

interface Question {
  what: string;
  query: DocumentNode | string;
  variables: (n: number, claims: number) => object;
  /** Entities that a list answers: with fewer it would be another question. */
  nodes?: number;
  /** The same of PostGraphile, where it can be asked. */
  peer?: { query: string; variables?: (n: number, claims: number) => object };
}

const ROUNDS = 5;
const ROUND_MS = 2_500;
const CONNECTIONS = 8;
const claimId = (n: number, claims: number): string => `N-${(n * 7_919) % claims}`;
const region = { west: -5, south: 39, east: -2, north: 42 };
/** The same for PostGraphile, which has no filter by a range: it makes a list of what a function answers. */
const boxFunction = `create function bench_claims_in_box(west float8, south float8, east float8, north float8) returns setof claims language sql stable as
  'select * from claims where lon between west and east and lat between south and north order by occurred_at desc, id desc'`;
const columns = `rowId instanceId kind supplement serviceNumber file otherFile insuredName insuredPhone plate riskCode riskName riskType faultCode faultName
  causeCode coverCode productCode priorityCode priorityName serviceState serviceStateName creationMode scheduled assignmentType origin destination notes limits
  attributes surveys lon lat timeZone occurredAt plannedStart plannedEnd workAt validatedAt assignedAt promisedMinutes promisedAt acceptedAt arrivedAt
  finishedAt cancelledAt managedUntil status statusReason statusAt measuredFrom predictedAt version`;
const listed = "id status statusAt plate occurredAt service { name } client { name } contract { name }";

const questions: Question[] = [
  { what: "`{__typename}`", query: "{ __typename }", variables: () => ({}), peer: { query: "{ __typename }" } },
  {
    what: "a claim with all panels",
    query: ClaimDetailDocument,
    variables: (n, claims) => ({ id: claimId(n, claims) }),
    peer: {
      query: `query Claim($id: String!) { claimByRowId(rowId: $id) { ${columns}
        milestonesByClaimId { nodes { code at } } movementsByClaimId { nodes { number } } claimActionsByClaimId { nodes { rowId } }
        visitsByClaimId { nodes { claimId } } processRunsByClaimId { nodes { process } } tripByClaimId { claimId }
        supplierBySupplierId { rowId name phone } serviceByServiceId { name } centreByInstanceIdAndCentreId { name }
        clientByInstanceIdAndClientId { name } contractByInstanceIdAndClientIdAndContractId { name } } }`,
      variables: (n, claims) => ({ id: claimId(n, claims) }),
    },
  },
  {
    what: "100 claims in a box, eight fields",
    query: `query Box($bounds: BoundsInput!) { claims(first: 100, filter: { bounds: $bounds }, sort: NEWEST) { nodes { ${listed} } } }`,
    variables: () => ({ bounds: region }),
    nodes: 100,
    peer: {
      query: `{ benchClaimsInBox(west: ${region.west}, south: ${region.south}, east: ${region.east}, north: ${region.north}, first: 100) {
        nodes { rowId status statusAt plate occurredAt serviceByServiceId { name }
        clientByInstanceIdAndClientId { name } contractByInstanceIdAndClientIdAndContractId { name } } } }`,
    },
  },
  {
    what: "a frame of a map",
    query: MapFrameDocument,
    variables: () => ({ view: { bounds: region, zoom: 8, layers: ["INCIDENTS"] } }),
  },
  {
    what: "the first page by urgency",
    query: `{ claims(first: 40) { nodes { ${listed} } } }`,
    variables: () => ({}),
    nodes: 40,
  },
  {
    what: "the first page by urgency, with how many there are",
    query: `{ claims(first: 40) { totalCount nodes { ${listed} } } }`,
    variables: () => ({}),
    nodes: 40,
  },
];

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function post(url: string, body: string, key?: string): Promise<string> {
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    ...(key && { authorization: `Bearer ${key}` }),
  };
  return new Promise((done, fail) => {
    const sending = request(url, { method: "POST", headers, agent }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      response.on("end", () => done(text));
    });
    sending.on("error", fail).end(body);
  });
}

/** Asks for some seconds on eight connections. */
async function askFor(cpuSeconds: () => Promise<number>, send: (n: number) => Promise<unknown>): Promise<{ cpu: number; rate: number }> {
  let asked = 0;
  const [begun, spent] = [performance.now(), await cpuSeconds()];
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - begun < ROUND_MS) await send(asked++);
    }),
  );
  return { cpu: (((await cpuSeconds()) - spent) * 1_000) / asked, rate: asked / ((performance.now() - begun) / 1_000) };
}

const textOf = ({ query }: Question): string => (typeof query === "string" ? query : print(query).replaceAll(" @unmask", "")); // the client's own word

interface Answer {
  data?: Record<string, { nodes?: unknown[] } | null>;
  errors?: unknown;
}

/** Throws unless there is an answer, and a list holds `nodes` entities where that is said. */
function assertAnswered({ what }: Question, answer: string, nodes?: number): void {
  const { data, errors } = JSON.parse(answer) as Answer;
  const entities = Object.values(data ?? {})[0]?.nodes?.length;
  if (errors || (nodes !== undefined && entities !== nodes)) throw new Error(`${what}: ${entities} answered, ${answer.slice(0, 500)}`);
}

/** Asks one of our questions with a key, of so many claims. */
const asker =
  (url: string, key: string, question: Question, claims: number) =>
  (n: number): Promise<string> =>
    post(`${url}/graphql`, JSON.stringify({ query: textOf(question), variables: question.variables(n, claims) }), key);

/** Milliseconds of CPU that each question takes of a product with so many claims, one round after one to warm up, without a peer. */
export async function requestCpu(
  url: string,
  key: string,
  claims: number,
  cpuSeconds: () => Promise<number>,
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const question of questions) {
    const ask = asker(url, key, question, claims);
    assertAnswered(question, await ask(0));
    await askFor(cpuSeconds, ask);
    found.set(question.what, round((await askFor(cpuSeconds, ask)).cpu));
  }
  return found;
}

export async function requests(claims = 35_000, only?: string): Promise<RequestFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-bench-"));
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: "0", DEMO: "0", METRICS_TOKEN, LOG_LEVEL: "warn" };
  const product = await startProduct(env);
  const socket = (await runningSocket(folder))!;
  const postmaster = runningServer(join(await dataHome(folder), "pg"))!.pid;
  const ingestKey = await makeKey(env);
  await send(`${product.url}/ingest/suppliers`, ingestKey, "application/json", bodyOf(bases(), "array"));
  await send(`${product.url}/ingest/claims`, ingestKey, "application/x-ndjson", bodyOf(newClaims("N", claims), "ndjson"));
  const key = await makeKey(env, "read");
  const owner = await embeddedSql(folder);
  await owner.unsafe(boxFunction);
  await owner.end();
  const peer = await startPostgraphile(socket);
  const ownCpu = async (): Promise<number> => (await usage(product)).cpu + cpuWithChildren(postmaster);
  const figures: RequestFigures[] = [];
  await untilIdle(ownCpu);
  try {
    for (const question of questions.filter(({ what }) => !only || what.includes(only))) {
      const ours = asker(product.url, key, question, claims);
      const theirs = async (n: number): Promise<string> =>
        post(peer.url, JSON.stringify({ query: question.peer!.query, variables: question.peer!.variables?.(n, claims) ?? {} }));
      const answer = await ours(0);
      assertAnswered(question, answer, question.nodes);
      if (question.peer) assertAnswered(question, await theirs(0), question.nodes);
      const rounds: { own: { cpu: number; rate: number }[]; peer: { cpu: number; rate: number }[] } = { own: [], peer: [] };
      for (let round = 0; round < ROUNDS; round++) {
        rounds.own.push(await askFor(ownCpu, ours));
        if (question.peer)
          rounds.peer.push(await askFor(() => Promise.resolve(processCpu(peer.child.pid!) + cpuWithChildren(postmaster)), theirs));
      }
      const median = (of: "own" | "peer", figure: "cpu" | "rate"): number =>
        round(
          quantile(
            rounds[of].map((one) => one[figure]),
            0.5,
          ),
        );
      const figure = {
        what: question.what,
        cpu: median("own", "cpu"),
        rate: median("own", "rate"),
        peerCpu: question.peer ? median("peer", "cpu") : null,
        peerRate: question.peer ? median("peer", "rate") : null,
      };
      figures.push(figure);
      console.log(
        `  ${figure.what.padEnd(52)} ${figure.cpu} ms of CPU, ${figure.rate}/s; PostGraphile ${figure.peerCpu} ms, ${figure.peerRate}/s; ${answer.length} bytes`,
      );
    }
  } finally {
    peer.child.kill();
    agent.destroy();
    await stopProduct(product);
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}
