// Worker thread that estimates the strength of passwords (auth/passwords/strengthThread.ts).
import { parentPort } from "node:worker_threads";
import { guessesLog10 } from "../../auth/passwords/passwordStrength.mjs";

parentPort.on("message", (password) => parentPort.postMessage(guessesLog10(password)));
