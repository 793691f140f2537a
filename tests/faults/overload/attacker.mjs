// The process of `attack`: sends bodies over so many connections until it is stopped.
import { Agent, request } from "node:http";

const answers = {};
let ended = false;
let begun = false;

process.on("message", (message) => {
  if (message === "end") {
    ended = true;
    process.send(answers);
    return;
  }
  const { url, bearer, bodies, connections } = message;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { "content-type": "application/json", ...(bearer && { authorization: `Bearer ${bearer}` }) };
  const buffers = bodies.map((body) => Buffer.from(body));
  let sent = 0;
  const send = () => {
    if (ended) return;
    const body = buffers[sent++ % buffers.length];
    const call = request(url, { method: "POST", agent, headers: { ...headers, "content-length": body.length } }, (response) => {
      let beginning = "";
      response.on("data", (data) => (beginning.length < 500 ? (beginning += data.toString()) : undefined));
      response.on("end", () => next(`${response.statusCode} ${/"code":"(\w+)"/.exec(beginning)?.[1] ?? ""}`.trim()));
    });
    call.on("error", (error) => next(error.code ?? error.message));
    call.end(body);
  };
  const next = (answer) => {
    answers[answer] = (answers[answer] ?? 0) + 1;
    if (!begun) process.send("begun");
    begun = true;
    setImmediate(send);
  };
  for (let n = 0; n < connections; n++) send();
});
process.on("disconnect", () => process.exit());
