// npm run bench [-- --only board,fanout,… --minutes 60]: runs the benchmarks of this folder, each compared with a peer in the same run,
// and writes figures.md. `--minutes` applies to soak.
import { receive } from "./fanout.bench";
import { follow } from "./logReader";
import { readMaps, sendBare } from "./mapReaders";
import { args, option } from "./options";
import { benches } from "./sections";

/** An hour long. */
const onlyAsked = new Set(["soak"]);

if (args[0] === "--receive") receive();
else if (args[0] === "--read-maps") readMaps();
else if (args[0] === "--send-bare") sendBare();
else if (args[0] === "--follow") await follow(args[1]!);
else {
  const only = option("only")?.split(",");
  for (const [name, bench] of Object.entries(benches)) if (only ? only.includes(name) : !onlyAsked.has(name)) await bench();
  process.exit();
}
