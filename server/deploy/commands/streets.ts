// npm run streets -- --bbox WEST,SOUTH,EAST,NORTH --from URL|FILE [--out FILE]: extracts a street pack from a planet .pmtiles with range
// requests.
import { Presets, SingleBar } from "cli-progress";
import { cutPack } from "../packs/cutPack";
import { openRanges } from "../packs/byteRanges";
import { readOptions } from "../packs/streetsOptions";

const usage = `npm run streets -- --bbox WEST,SOUTH,EAST,NORTH --from URL|FILE [--out FILE]
  --bbox  degrees, as in --bbox -8.80,41.00,-8.35,41.40
  --from  a .pmtiles of the planet or a part of it, in the OpenMapTiles schema; an address must answer byte ranges
  --out   the pack; streets.pmtiles`;

async function main(): Promise<number> {
  if (process.argv.includes("--help")) {
    console.log(usage);
    return 0;
  }
  const read = readOptions(process.argv.slice(2));
  if (typeof read === "string") {
    console.error(`${read}\n${usage}`);
    return 2;
  }
  const { box, from, out } = read;
  const bar = new SingleBar(
    { format: "[{bar}] {percentage} % of {megabytes} MB", hideCursor: true, noTTYOutput: true, notTTYSchedule: 5_000 },
    Presets.shades_classic,
  );
  let hasOutput = false;
  try {
    const reader = await openRanges(from);
    const onProgress = (done: number, total: number): void => {
      const megabytes = { megabytes: (total / 1e6).toFixed(1) };
      if (hasOutput) bar.update(done, megabytes);
      else bar.start(total, done, megabytes);
      hasOutput = true;
    };
    const { tiles, bytes, attribution } = await cutPack({ from: reader, box, out, onProgress }).finally(() => reader.close());
    bar.stop();
    console.log(`${out}: ${tiles} tiles, ${(bytes / 1e6).toFixed(1)} MB${attribution ? `, ${attribution}` : ""}`);
    console.log(
      `BASEMAP=${out} npm start draws it. Routes follow its streets where ${out.replace(/\.pmtiles$/, "")}-roads.geojsonl.gz lies beside it.`,
    );
    return 0;
  } catch (error) {
    if (hasOutput) bar.stop();
    console.error((error as Error).message);
    return 1;
  }
}

process.exitCode = await main();
