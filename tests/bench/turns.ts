/** The longest turn of the event loop while something is done: milliseconds of CPU, since by the clock other programs count, too. */
export async function longestTurn(deed: () => Promise<unknown>): Promise<number> {
  let done = false;
  let most = 0;
  let before = process.cpuUsage();
  const look = (): void => {
    const { user, system } = process.cpuUsage(before);
    most = Math.max(most, (user + system) / 1000);
    before = process.cpuUsage();
    if (!done) setImmediate(look);
  };
  setImmediate(look);
  await deed();
  await new Promise((turn) => setImmediate(turn));
  done = true;
  look();
  return most;
}
