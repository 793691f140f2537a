import { exportRegister } from "./exports.bench";
import { tableOf } from "./figures";
import { indicatorFigures } from "./indicators.bench";
import { growth } from "./growth.bench";
import { growthTables } from "./growthTables";
import { ingest } from "./ingest.bench";
import { queriesPrepared } from "./queries.bench";
import { registers } from "./registers.bench";
import { takePositions } from "./positions.bench";
import { requests } from "./requests.bench";
import { searching } from "./search.bench";
import { settings } from "./settings.bench";
import { starts } from "./start.bench";
import { count, option } from "./options";
import { type Bench, bench, grouped, numberOf } from "./bench";

export const dataSections: Record<string, Bench> = {
  growth: bench("Growth", async () => growthTables(await growth(numberOf("claims", 5_000)))),
  indicators: bench("Indicators", async () => {
    const claims = numberOf("claims", 1_000_000);
    const { rows, countedPerSecond, megabytes } = await indicatorFigures(claims);
    return `Dashboard figures of ${grouped(claims)} claims over two years, compared with scans of the claims. Each figure is read for three periods:
the selected one and the two it is compared with. A complete recount processes ${grouped(countedPerSecond)} claims a second. The stored figures take ${grouped(megabytes)} MB.

${tableOf(rows, [
  ["viewer, period", ({ who }) => who],
  ["figure", ({ figure }) => figure],
  ["stored, ms", ({ kept }) => kept],
  ["scan, ms", ({ scan }) => scan],
  ["times the scan", ({ ratio }) => ratio],
])}`;
  }),
  ingest: bench("Ingest", async () => {
    const figures = await ingest(count, option("what"));
    return `${grouped(count)} claims through the endpoint, compared with plain multi-row INSERTs of the same claims with milestones, movements, status log,
changes and audit: 250 claims per transaction, into tables with the same columns, indexes and references. Memory is the largest increase of the
process. The wait is the longest time in which a reader of the change log did not see a committed change.

${tableOf(figures, [
  ["format", ({ variant }) => variant],
  ["s", ({ seconds }) => seconds],
  ["s of CPU", ({ cpu }) => cpu],
  ["INSERT, s", ({ insertSeconds }) => insertSeconds],
  ["INSERT, s of CPU", ({ insertCpu }) => insertCpu],
  ["times the INSERT's CPU", ({ ratio }) => ratio],
  ["MB added", ({ megabytesAdded }) => megabytesAdded],
  ["longest wait, ms", ({ longestWait }) => longestWait],
  ["longest wait during the INSERT, ms", ({ longestWaitBesideInsert }) => longestWaitBesideInsert],
])}`;
  }),
  settings: bench("Settings", async () => {
    const figures = await settings(count);
    return `${grouped(count)} open claims evaluated after a change of settings, and those that become due with time, compared with a plain UPDATE of the same
rows that writes the same rows of the status log and the change log.

${tableOf(figures, [
  ["change", ({ what }) => what],
  ["evaluated", ({ evaluated }) => evaluated],
  ["status changed", ({ statusChanges }) => statusChanges],
  ["s", ({ seconds }) => seconds],
  ["s of CPU", ({ cpuSeconds }) => cpuSeconds],
  ["µs of CPU per claim", ({ microseconds }) => microseconds],
  ["of which PostgreSQL", ({ postgresMicroseconds }) => postgresMicroseconds],
  ["UPDATE, s", ({ updateSeconds }) => updateSeconds],
  ["UPDATE, s of CPU", ({ updateCpuSeconds }) => updateCpuSeconds],
  ["times the UPDATE's CPU", ({ cpuRatio }) => cpuRatio],
  ["longest wait of a reader of the change log, ms", ({ longestWait }) => longestWait],
])}`;
  }),
  requests: bench("Requests", async () => {
    const claims = numberOf("claims", 35_000);
    const figures = await requests(claims, option("what"));
    return `Requests with a key over HTTP, eight at a time, on ${grouped(claims)} claims, compared with PostGraphile 5 on the same database. CPU is that of the
answering process and of PostgreSQL together; medians of five alternating rounds.

${tableOf(figures, [
  ["request", ({ what }) => what],
  ["ms of CPU", ({ cpu }) => cpu],
  ["PostGraphile, ms of CPU", ({ peerCpu }) => peerCpu ?? ""],
  ["times its CPU", ({ cpu, peerCpu }) => (peerCpu ? cpu / peerCpu : "")],
  ["a second", ({ rate }) => rate],
  ["PostGraphile, a second", ({ peerRate }) => peerRate ?? ""],
  ["times its rate", ({ rate, peerRate }) => (peerRate ? rate / peerRate : "")],
])}`;
  }),
  search: bench("Search", async () => {
    const claims = numberOf("keyed", 1_000_000);
    return `A keystroke in the search for claims and suppliers over ${grouped(claims)} claims, compared with a read of one claim by its primary key.

${tableOf(await searching(claims), [
  ["viewer", ({ viewer }) => viewer],
  ["text", ({ text }) => text],
  ["found", ({ found }) => found],
  ["pages", ({ pages }) => pages],
  ["ms (median)", ({ search }) => search],
  ["by primary key, ms", ({ primaryKey }) => primaryKey],
  ["times a read by primary key", ({ ratio }) => ratio],
])}`;
  }),
  start: bench("Start", async () => {
    const figures = await starts(option("claims") ? [Number(option("claims"))] : [1_000, 35_000, 132_000, 1_000_000]);
    const asked = [...figures[0]!.requests.keys()];
    return `From the start of a process with its embedded PostgreSQL to \`/readyz\`, by the number of open claims; medians of three. Then ms of CPU per
request, PostgreSQL included.

${tableOf(figures, [
  ["open claims", ({ claims }) => claims],
  ["ready, s", ({ seconds }) => seconds],
  ["s of CPU", ({ cpu }) => cpu],
  ...asked.map((what) => [what, (figure: (typeof figures)[number]) => figure.requests.get(what)!] as const),
])}`;
  }),
  exports: bench("Exports", async () => {
    const rows = numberOf("rows", 1_000_000);
    return `A register of ${grouped(rows)} claims with its usual columns as a file, compared with PostgreSQL's COPY of the same columns. Memory is the largest
increase of the process with its export thread.

${tableOf(await exportRegister(rows), [
  ["format", ({ format }) => format],
  ["s", ({ seconds }) => seconds],
  ["COPY, s", ({ copySeconds }) => copySeconds],
  ["times the COPY", ({ ratio }) => ratio],
  ["MB of file", ({ megabytes }) => megabytes],
  ["MB added", ({ megabytesAdded }) => megabytesAdded],
  ["longest wait of others, ms", ({ slowestMs }) => slowestMs],
])}`;
  }),
  queries:
    bench("Queries", async () => `The most frequent queries of 20,000 claims, one after the other, with and without prepared statements.

${tableOf(await queriesPrepared(), [
  ["query", ({ what }) => what],
  ["ms (median)", ({ prepared }) => prepared],
  ["unprepared, ms", ({ unprepared }) => unprepared],
  ["times faster", ({ ratio }) => ratio],
])}`),
  registers:
    bench("Registers", async () => `A page of the register of 100,000 claims and their number: page 2,000 by its cursor, compared with page 1.

${tableOf(await registers(), [
  ["ordered by", ({ order }) => order],
  ["page 1, ms (median)", ({ firstPage }) => firstPage],
  ["page 2,000, ms", ({ farPage }) => farPage],
  ["times page 1", ({ ratio }) => ratio],
])}`),
  positions:
    bench("Positions", async () => `Positions of 5,000 resources with earlier positions, through the endpoints for Traccar and for streams, compared with one statement of PostgreSQL
on up to eight connections into tables with the same columns and indexes: an upsert of the last positions alone, and one of all rows that belong
to them (last position, history, a row of the change log). Neither reads JSON, looks up devices or evaluates statuses.

${tableOf(await takePositions(), [
  ["sent as", ({ what }) => what],
  ["positions a second", ({ rate }) => rate],
  ["µs of CPU", ({ cpu }) => cpu],
  ["ms (median)", ({ p50 }) => p50],
  ["ms (p99)", ({ p99 }) => p99],
  ["upsert alone, a second", ({ upsert }) => upsert.rate],
  ["upsert, µs of CPU", ({ upsert }) => upsert.cpu],
  ["times the upsert's CPU", ({ cpu, upsert }) => cpu / upsert.cpu],
  ["all rows, a second", ({ sameRows }) => sameRows.rate],
  ["all rows, µs of CPU", ({ sameRows }) => sameRows.cpu],
  ["times the rate of all rows", ({ rate, sameRows }) => rate / sameRows.rate],
  ["times the CPU of all rows", ({ cpu, sameRows }) => cpu / sameRows.cpu],
])}`),
};
