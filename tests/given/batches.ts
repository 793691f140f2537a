import { turnLimits } from "../../server/live/turns";

const { running, waiting } = turnLimits.requests;

/** Asks so many times, at most as many at once as the product lets one address have running and waiting; answers all of it in order. */
export async function inBatches<T>(count: number, ask: (n: number) => Promise<T>, atOnce = running + waiting): Promise<T[]> {
  const answers: T[] = [];
  while (answers.length < count) {
    const from = answers.length;
    const size = Math.min(atOnce, count - from);
    answers.push(...(await Promise.all(Array.from({ length: size }, (_, n) => ask(from + n)))));
  }
  return answers;
}
