import { arrival } from "./arrival.bench";
import { arrivalLine, arrivalText } from "./arrival/report";
import { main as board } from "./board.bench";
import { exportRegister } from "./exports.bench";
import { fanOut } from "./fanout.bench";
import { section, table, type Cell } from "./figures";
import { filtering } from "./filters.bench";
import { indicatorFigures } from "./indicators.bench";
import { growth } from "./growth.bench";
import { growthTables } from "./growthTables";
import { ingest } from "./ingest.bench";
import { liveMaps } from "./liveMaps.bench";
import { map } from "./map.bench";
import { queriesPrepared } from "./queries.bench";
import { registers } from "./registers.bench";
import { takePositions } from "./positions.bench";
import { requests } from "./requests.bench";
import { scrolling } from "./scroll.bench";
import { searching } from "./search.bench";
import { soak } from "./soak.bench";
import { settings } from "./settings.bench";
import { starts } from "./start.bench";
import { supplierFilter } from "./supplierFilter.bench";
import { worklist } from "./worklist.bench";
import { args, count, option } from "./options";

export const benches: Record<string, () => Promise<void>> = {
  arrival: async () => {
    let line = "";
    await section("Arrival", async () => {
      const figures = await arrival();
      line = arrivalLine(figures);
      return arrivalText(figures);
    });
    console.log(line);
  },
  board: () =>
    section("Board", async () => {
      const results = await board(args);
      const rows = results.flatMap(({ size, viewports }) =>
        (viewports as Record<string, Cell>[]).map((at) => [
          size as number,
          at.zoom!,
          at.inView!,
          at.p50!,
          at.cpuP99!,
          at.postgres!,
          at.ratio!,
        ]),
      );
      return `The first frame of a map with three filters, while 10,000 resources a second move, beside the same question to PostgreSQL.\n\n${table(
        ["features", "zoom", "in view", "ms (median)", "ms of CPU (p99)", "PostgreSQL, ms (median)", "times faster"],
        rows,
      )}`;
    }),
  fanout: () =>
    section("Fan-out", async () => {
      const { sockets, bareMicroseconds, groupsRatio, plainRatio } = await fanOut();
      return `One event to ${sockets} sockets, CPU of the sender per delivery.\n\n${table(
        ["way", "times a bare `ws.send`"],
        [
          [`bare \`ws.send\` of the same bytes (${bareMicroseconds!.toFixed(1)} µs)`, 1],
          ["ours", groupsRatio!],
          ["plain graphql-ws", plainRatio!],
        ],
      )}`;
    }),
  growth: () => section("Growth", async () => growthTables(await growth(Number(option("claims") ?? 5_000)))),
  indicators: () =>
    section("Indicators", async () => {
      const { rows, countedPerSecond, megabytes } = await indicatorFigures(Number(option("claims") ?? 1_000_000));
      return `Figures of the dashboard with ${Number(option("claims") ?? 1_000_000).toLocaleString("en")} claims of two years, beside the scans of the claims that each replaces. A figure is read for three periods (itself and the
two it is compared with), and each is scanned. Counting all anew took ${countedPerSecond.toLocaleString("en")} claims a second; what is kept takes ${megabytes.toLocaleString("en")} MB.\n\n${table(
        ["who, period", "figure", "kept, ms", "scan, ms", "of the scan"],
        rows.map(({ who, figure, kept, scan, ratio }) => [who, figure, kept, scan, ratio]),
      )}`;
    }),
  ingest: () =>
    section("Ingest", async () => {
      const figures = await ingest(count, option("what"));
      return `${count.toLocaleString("en")} claims through the endpoint, beside plain multi-row INSERTs, 250 claims in a transaction, of the same claims with
milestones and movements, status log, changes and audit into tables of the same columns, indexes and references. Memory is what the product's process took more than before, at the most; the wait is the longest that a reader of the change log
waited for what somebody else had committed.\n\n${table(
        [
          "sent as",
          "s",
          "s of CPU",
          "INSERT, s",
          "s of CPU",
          "times the INSERT's CPU",
          "MB added",
          "longest wait, ms",
          "beside the INSERT, ms",
        ],
        figures.map((one) => [
          one.variant,
          one.seconds,
          one.cpu,
          one.insertSeconds,
          one.insertCpu,
          one.ratio,
          one.megabytesAdded,
          one.longestWait,
          one.longestWaitBesideInsert,
        ]),
      )}`;
    }),
  settings: () =>
    section("Settings", async () => {
      const figures = await settings(count);
      return `${count.toLocaleString("en")} open claims evaluated again after a change of settings, and those that the clock makes due, beside a plain UPDATE of the same rows with the same rows of the status log and the change log.\n\n${table(
        [
          "change",
          "evaluated",
          "other status",
          "s",
          "s of CPU",
          "µs of CPU a claim",
          "of it PostgreSQL's",
          "UPDATE, s",
          "s of CPU",
          "times the UPDATE's CPU",
          "longest wait of a reader of the log, ms",
        ],
        figures.map((one) => [
          one.what,
          one.evaluated,
          one.statusChanges,
          one.seconds,
          one.cpuSeconds,
          one.microseconds,
          one.postgresMicroseconds,
          one.updateSeconds,
          one.updateCpuSeconds,
          one.cpuRatio,
          one.longestWait,
        ]),
      )}`;
    }),
  worklist: () =>
    section("Worklist", () => {
      const { urgent, listMs, trueWithinMs, boardMs, cpuRatio } = worklist();
      return Promise.resolve(`100,000 open claims, 500 of them changed between two lists; a subscriber's list beside a first look at the whole board.

${table(
  [
    "need somebody",
    "list after a change, ms (median)",
    "true within, pause between lists counted, ms (p99)",
    "whole board, ms (median)",
    "of the whole board's CPU",
  ],
  [[urgent, listMs, trueWithinMs, boardMs, cpuRatio]],
)}`);
    }),
  filters: () =>
    section("Filters", () => {
      const figures = filtering();
      return Promise.resolve(
        `A frame of 100,000 claims in view, with each filter and without one, turn by turn; for the first one the whole board is counted.\n\n${table(
          ["filter", "claims that pass", "first frame, ms", "times one without", "frame of a filter in use, ms", "times one without"],
          figures.map(({ what, passing, first, firstRatio, used, usedRatio }) => [what, passing, first, firstRatio, used, usedRatio]),
        )}`,
      );
    }),
  map: () =>
    section("Map", async () => {
      const { longTasks, busy, share } = await map();
      return `2,000 single features in view of 5,000 in the frame's box, 1,000 updates a second, at most 15 redraws a second in each; medians of three runs. What the
fleet layer takes of the main thread beyond an empty map's redraws is ${share.toPrecision(2)} of what MapLibre's \`updateData\` takes for the same.

${table(
  ["map", "long tasks in 15 s", "main thread, ms a second"],
  [
    ["empty", longTasks.empty, busy.empty],
    ["fleet layer", longTasks.fleet, busy.fleet],
    ["GeoJSON, `updateData`", longTasks.geojson, busy.geojson],
  ],
)}`;
    }),
  queries: () =>
    section("Queries", async () => {
      const figures = await queriesPrepared();
      return `What is asked most, one after the other, of 20,000 claims: with statements prepared, and as drizzle sends them by itself.\n\n${table(
        ["query", "ms (median)", "unprepared, ms", "times faster"],
        figures.map(({ what, prepared, unprepared, ratio }) => [what, prepared, unprepared, ratio]),
      )}`;
    }),
  registers: () =>
    section("Registers", async () => {
      const figures = await registers();
      return `A page of the register of 100,000 claims, with how many there are: page 2,000 by its cursor, beside page 1.\n\n${table(
        ["ordered by", "page 1, ms (median)", "page 2,000, ms", "times page 1"],
        figures.map(({ order, firstPage, farPage, ratio }) => [order, firstPage, farPage, ratio]),
      )}`;
    }),
  positions: () =>
    section("Positions", async () => {
      const figures = await takePositions();
      return `Positions of 5,000 resources that have sent some before, through the endpoints for Traccar and for streams, beside one statement of PostgreSQL by up to eight
connections into tables of the same columns and indexes: an upsert of the last positions alone, and one of all rows that belong to them (last position, history, a line of
the log of changes). Neither reads JSON, looks for devices, or follows statuses.\n\n${table(
        [
          ...[
            "sent as",
            "positions a second",
            "µs of CPU",
            "ms (median)",
            "ms (p99)",
            "upsert alone, a second",
            "µs of CPU",
            "times its CPU",
          ],
          ...["all rows, a second", "µs of CPU", "times its rate", "times its CPU"],
        ],
        figures.map(({ what, rate, cpu, p50, p99, upsert, sameRows }) => [
          ...[what, rate, cpu, p50, p99, upsert.rate, upsert.cpu, cpu / upsert.cpu],
          ...[sameRows.rate, sameRows.cpu, rate / sameRows.rate, cpu / sameRows.cpu],
        ]),
      )}`;
    }),
  liveMaps: () =>
    section("Live maps", async () => {
      const figures = await liveMaps();
      return `Maps of their own, each of some 100 of 5,000 resources, while 1,000 positions a second come. CPU is the product's beyond what the positions alone take, a frame; beside it
a bare \`ws.send\` of as many bytes. Bytes of a feature are those of the moved ones without the frame's envelope.\n\n${table(
        [
          ...["sockets", "frames a second", "µs of CPU a frame", "bare send", "bytes a frame", "bytes a feature"],
          ...["position to frame, ms (median)", "ms (p99)", "acknowledged, ms (p99)", "without sockets"],
        ],
        figures.map((one) => [
          ...[one.sockets, one.framesPerSecond, one.cpu, one.bareCpu, one.bytesPerFrame, one.bytesPerFeature],
          ...[one.frameP50, one.frameP99, one.acknowledgedP99, one.aloneP99],
        ]),
      )}`;
    }),
  requests: () =>
    section("Requests", async () => {
      const claims = Number(option("claims") ?? 35_000);
      const figures = await requests(claims, option("what"));
      return `Asked with a key over HTTP, eight at a time, of ${claims.toLocaleString("en")} claims, beside PostGraphile 5 on the same database. CPU is that of the
answering process and of PostgreSQL together; medians of five rounds, turn by turn.\n\n${table(
        ["request", "ms of CPU", "PostGraphile, ms of CPU", "times its CPU", "a second", "PostGraphile, a second", "times its rate"],
        figures.map(({ what, cpu, peerCpu, rate, peerRate }) => [
          what,
          cpu,
          peerCpu ?? "",
          peerCpu ? cpu / peerCpu : "",
          rate,
          peerRate ?? "",
          peerRate ? rate / peerRate : "",
        ]),
      )}`;
    }),
  scroll: () =>
    section("Scroll", async () => {
      const { rows, seconds, longTasks, longestTaskMs, megabytesBefore, megabytesAfter } = await scrolling(count);
      return `A register scrolled to its end by the wheel, in a browser beside the server on one machine.\n\n${table(
        ["rows", "s", "tasks of the main thread over 50 ms", "the longest, ms", "heap at first, MB", "heap in the end, MB"],
        [[rows, seconds, longTasks, longestTaskMs, megabytesBefore, megabytesAfter]],
      )}`;
    }),
  search: () =>
    section("Search", async () => {
      const figures = await searching(Number(option("keyed") ?? 1_000_000));
      return `A keystroke in the search, claims and suppliers, over ${Number(option("keyed") ?? 1_000_000).toLocaleString("en")} claims, beside a plain read of one claim by its primary key.\n\n${table(
        ["who searches", "for", "found", "pages", "ms (median)", "by primary key, ms", "times a read by primary key"],
        figures.map((one) => [one.viewer, one.text, one.found, one.pages, one.search, one.primaryKey, one.ratio]),
      )}`;
    }),
  soak: () =>
    section("Soak", async () => {
      const minutes = Number(option("minutes") ?? 60);
      const lines = await soak(minutes);
      if (lines.some(({ isGood }) => !isGood)) process.exitCode = 1;
      return `The demo at ten times the speed of life for ${minutes} minutes; the straight line that fits best after the first sixth.\n\n${table(
        ["what", "first", "last", "growth a minute", "may be", ""],
        lines.map(({ what, first, last, slope, limit, isGood }) => [what, first, last, slope, limit, isGood ? "good" : "grows"]),
      )}`;
    }),
  start: () =>
    section("Start", async () => {
      const figures = await starts(option("claims") ? [Number(option("claims"))] : [1_000, 35_000, 132_000, 1_000_000]);
      const asked = [...figures[0]!.requests.keys()];
      return `From the start of a process, its embedded PostgreSQL included, to \`/readyz\`, with so many open claims on its board; medians of three. Then
what is asked of it, milliseconds of CPU with PostgreSQL's.\n\n${table(
        ["open claims", "ready, s", "s of CPU", ...asked],
        figures.map(({ claims, seconds, cpu, requests }) => [claims, seconds, cpu, ...asked.map((what) => requests.get(what)!)]),
      )}`;
    }),
  supplierFilter: () =>
    section("Supplier filter", async () => {
      const figures = await supplierFilter(count);
      return `Who can take a tow, of ${count.toLocaleString("en")} suppliers and 20,000 jobs, ranked by straight lines: the first cut alone, the whole answer, and the same
question to PostgreSQL (GiST on a point, the nearest hundred, their jobs, the rules but for timetables).\n\n${table(
        ["where", "can take it", "first cut, ms (median)", "answer, ms (median)", "ms (p99)", "PostgreSQL, ms (median)", "of PostgreSQL"],
        figures.map((one) => [one.where, one.found, one.cut, one.whole, one.wholeP99, one.postgres, one.ratio]),
      )}`;
    }),
  exports: () =>
    section("Exports", async () => {
      const rows = Number(option("rows") ?? 1_000_000);
      const figures = await exportRegister(rows);
      return `A register of ${rows.toLocaleString("en")} claims with its usual columns as a file, beside PostgreSQL's own COPY of the same columns. Memory is what the product's
process took more than before, its thread included, at the most.\n\n${table(
        ["file", "s", "COPY, s", "times the COPY", "MB of file", "MB added", "longest wait of others, ms"],
        figures.map((one) => [one.format, one.seconds, one.copySeconds, one.ratio, one.megabytes, one.megabytesAdded, one.slowestMs]),
      )}`;
    }),
};
