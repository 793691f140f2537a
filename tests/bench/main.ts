// npm run bench [-- --sizes 100000,1000000 --samples 200 --json FILE --alone]: the board beside PostgreSQL, the fan-out beside a bare send. Ratios within one run.
import { main as board } from "./board.bench";
import { fanOut, receive } from "./fanout.bench";

const args = process.argv.slice(2);
if (args[0] === "--receive") receive();
else {
  await board(args);
  await fanOut();
  process.exit(0);
}
