const undone: (() => unknown)[] = [];

/** Does this when the file's tests are over, the last one first. `afterAll` is for a file's top: vitest forgets it where a hook is running. */
export const afterwards = (deed: () => unknown): void => void undone.push(deed);

/** Does what was left for afterwards. */
export async function tidy(): Promise<void> {
  for (let deed = undone.pop(); deed; deed = undone.pop()) await deed();
}
