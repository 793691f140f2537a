/** The longest turn of the event loop while something is done: milliseconds of CPU, since by the clock other programs count, too. */
export async function longestTaskMs(work: () => Promise<unknown>): Promise<number> {
  let done = false;
  let maxMs = 0;
  let before = process.cpuUsage();
  const look = (): void => {
    const { user, system } = process.cpuUsage(before);
    maxMs = Math.max(maxMs, (user + system) / 1000);
    before = process.cpuUsage();
    if (!done) setImmediate(look);
  };
  setImmediate(look);
  await work();
  await new Promise((resolve) => setImmediate(resolve));
  done = true;
  look();
  return maxMs;
}
