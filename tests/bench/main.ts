// npm run bench [-- --only board,fanout,filters,growth,indicators,ingest,liveMaps,map,settings,positions,queries,registers,requests,scroll,search,exports,start,supplierFilter,soak …] [--minutes 60, of soak]: each beside a peer measured in the same run. Writes figures.md.
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
