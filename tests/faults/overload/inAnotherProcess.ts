// Attackers run in a separate process, so that their CPU time does not delay the measurements.
import { fork } from "node:child_process";
import { once } from "node:events";

export interface Attacker<Counts> {
  /** Ends it, and answers what it counted. */
  end(): Promise<Counts>;
}

/** Starts one of the scripts of this folder; resolves when it says that it has begun. */
export async function inAnotherProcess<Counts>(script: string, options: object): Promise<Attacker<Counts>> {
  const child = fork(new URL(script, import.meta.url), { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const begun = once(child, "message");
  child.send(options);
  await begun;
  return {
    async end() {
      const said = once(child, "message");
      child.send("end");
      const [counts] = (await said) as [Counts];
      child.kill();
      return counts;
    },
  };
}
