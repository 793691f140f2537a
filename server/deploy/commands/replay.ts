// npm run replay -- --claims FILE --positions FILE --bases FILE --speed N|max
import { main } from "../../demo/replay";

process.exitCode = await main(process.argv.slice(2));
