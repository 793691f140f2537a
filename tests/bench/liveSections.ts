import { arrival } from "./arrival.bench";
import { arrivalLine, arrivalText } from "./arrival/report";
import { main as board } from "./board.bench";
import { fanOut } from "./fanout.bench";
import { section, table, tableOf, type Cell } from "./figures";
import { filtering } from "./filters.bench";
import { interactions } from "./interaction.bench";
import { liveMaps } from "./liveMaps.bench";
import { map } from "./map.bench";
import { scrolling } from "./scroll.bench";
import { soak } from "./soak.bench";
import { supplierFilter } from "./supplierFilter.bench";
import { worklist } from "./worklist.bench";
import { args, count } from "./options";
import { type Bench, bench, grouped, numberOf } from "./bench";

const benchArrival: Bench = async () => {
  let line = "";
  await section("Arrival", async () => {
    const figures = await arrival();
    line = arrivalLine(figures);
    return arrivalText(figures);
  });
  console.log(line);
};

export const liveSections: Record<string, Bench> = {
  arrival: benchArrival,
  board: bench("Board", async () => {
    const results = await board(args);
    const rows = results.flatMap(({ size, viewports }) =>
      (viewports as Record<string, Cell>[]).map((viewport) => ({ ...viewport, size: size as number }) as Record<string, Cell>),
    );
    return `The first frame of a map with three filters while 10,000 resources a second move, compared with the same query in PostgreSQL.

${tableOf(rows, [
  ["features", ({ size }) => size!],
  ["zoom", ({ zoom }) => zoom!],
  ["in view", ({ inView }) => inView!],
  ["ms (median)", ({ p50 }) => p50!],
  ["ms of CPU (p99)", ({ cpuP99 }) => cpuP99!],
  ["PostgreSQL, ms (median)", ({ postgres }) => postgres!],
  ["times faster", ({ ratio }) => ratio!],
])}`;
  }),
  fanout: bench("Fan-out", async () => {
    const { sockets, bareMicroseconds, groupsRatio, plainRatio } = await fanOut();
    return `One event sent to ${grouped(sockets!)} sockets, CPU of the sender per delivery.

${table(
  ["method", "times a bare `ws.send`"],
  [
    [`bare \`ws.send\` of the same bytes (${bareMicroseconds!.toFixed(1)} µs)`, 1],
    ["Atalaya", groupsRatio!],
    ["plain graphql-ws", plainRatio!],
  ],
)}`;
  }),
  filters:
    bench("Filters", () => `A frame of 100,000 claims in view, alternately with each filter and without one. The first frame counts the whole board.

${tableOf(filtering(), [
  ["filter", ({ what }) => what],
  ["matching claims", ({ passing }) => passing],
  ["first frame, ms", ({ first }) => first],
  ["times one without", ({ firstRatio }) => firstRatio],
  ["later frame, ms", ({ used }) => used],
  ["times a later one without", ({ usedRatio }) => usedRatio],
])}`),
  worklist:
    bench("Worklist", () => `100,000 open claims, 500 of which change between two lists: a subscriber's list compared with a first read of the whole board.

${tableOf(
  [worklist()],
  [
    ["urgent claims", ({ urgent }) => urgent],
    ["list after a change, ms (median)", ({ listMs }) => listMs],
    ["true within, including the pause between lists, ms (p99)", ({ trueWithinMs }) => trueWithinMs],
    ["whole board, ms (median)", ({ boardMs }) => boardMs],
    ["times the whole board's CPU", ({ cpuRatio }) => cpuRatio],
  ],
)}`),
  map: bench("Map", async () => {
    const { longTasks, busy, share } = await map();
    return `2,000 single features in view out of 5,000 in the frame's box, 1,000 updates a second, at most 15 redraws a second; medians of three runs.
Beyond the redraws of an empty map, the fleet layer uses ${share.toPrecision(2)} of the main thread's time that MapLibre's \`updateData\` uses for the same.

${table(
  ["map", "long tasks in 15 s", "main thread, ms a second"],
  [
    ["empty", longTasks.empty, busy.empty],
    ["fleet layer", longTasks.fleet, busy.fleet],
    ["GeoJSON, `updateData`", longTasks.geojson, busy.geojson],
  ],
)}`;
  }),
  liveMaps:
    bench("Live maps", async () => `Different maps, each showing about 100 of 5,000 resources, at 1,000 positions a second. CPU is that of the product beyond the positions alone, per
frame, compared with a bare \`ws.send\` of as many bytes. The bytes of a feature are those of a moved one without the frame's envelope.

${tableOf(await liveMaps(), [
  ["sockets", ({ sockets }) => sockets],
  ["frames a second", ({ framesPerSecond }) => framesPerSecond],
  ["µs of CPU per frame", ({ cpu }) => cpu],
  ["bare send, µs of CPU", ({ bareCpu }) => bareCpu],
  ["bytes per frame", ({ bytesPerFrame }) => bytesPerFrame],
  ["bytes per feature", ({ bytesPerFeature }) => bytesPerFeature],
  ["position to frame, ms (median)", ({ frameP50 }) => frameP50],
  ["ms (p99)", ({ frameP99 }) => frameP99],
  ["acknowledged, ms (p99)", ({ acknowledgedP99 }) => acknowledgedP99],
  ["without sockets, ms (p99)", ({ aloneP99 }) => aloneP99],
])}`),
  scroll: bench("Scroll", async () => `A register scrolled to its end by the wheel, in a browser on the same machine as the server.

${tableOf(
  [await scrolling(count)],
  [
    ["rows", ({ rows }) => rows],
    ["s", ({ seconds }) => seconds],
    ["main-thread tasks over 50 ms", ({ longTasks }) => longTasks],
    ["longest, ms", ({ longestTaskMs }) => longestTaskMs],
    ["heap at first, MB", ({ megabytesBefore }) => megabytesBefore],
    ["heap at the end, MB", ({ megabytesAfter }) => megabytesAfter],
  ],
)}`),
  interaction:
    bench("Interaction", async () => `The operator's walk over a demo of 1,000 claims with the page's CPU slowed to a quarter: from a key press or click to the next
frame that shows it, after each screen was shown once. The limit is 200 ms at the 95th percentile.

${tableOf(await interactions(), [
  ["step", ({ step }) => step],
  ["interactions", ({ interactions: n }) => n],
  ["ms (median)", ({ p50Ms }) => p50Ms],
  ["ms (p95)", ({ p95Ms }) => p95Ms],
  ["ms (worst)", ({ worstMs }) => worstMs],
])}`),
  soak: bench("Soak", async () => {
    const minutes = numberOf("minutes", 60);
    const lines = await soak(minutes);
    if (lines.some(({ isGood }) => !isGood)) process.exitCode = 1;
    return `The demo at ten times its usual speed for ${minutes} minutes, with a straight line fitted after the first sixth.

${tableOf(lines, [
  ["what", ({ what }) => what],
  ["first", ({ first }) => first],
  ["last", ({ last }) => last],
  ["growth a minute", ({ slope }) => slope],
  ["limit", ({ limit }) => limit],
  ["", ({ isGood }) => (isGood ? "good" : "grows")],
])}`;
  }),
  supplierFilter: bench("Supplier filter", async () => {
    const figures = await supplierFilter(count);
    return `Suppliers for a tow, out of ${grouped(count)} suppliers and 20,000 jobs, ranked by straight lines: the first selection alone, the whole answer, and
the same query in PostgreSQL (GiST on a point, the nearest hundred, their jobs, the rules without timetables).

${tableOf(figures, [
  ["where", ({ where }) => where],
  ["able suppliers", ({ found }) => found],
  ["first selection, ms (median)", ({ cut }) => cut],
  ["answer, ms (median)", ({ whole }) => whole],
  ["ms (p99)", ({ wholeP99 }) => wholeP99],
  ["PostgreSQL, ms (median)", ({ postgres }) => postgres],
  ["times PostgreSQL", ({ ratio }) => ratio],
])}`;
  }),
};
