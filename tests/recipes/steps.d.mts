export interface Step {
  path: string;
  create?: string;
  before?: string;
  after?: string;
  afterLast?: RegExp;
  text?: string;
}
export function applySteps(root: string, steps: readonly Step[]): void;
