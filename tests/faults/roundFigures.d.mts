interface Figures {
  tests: Map<string, object>;
}
export const LEAST_ROUNDS: number;
export function emptyFigures(): Figures;
export function addRound(figures: Figures, round: { counted: object[]; tests: { fullName: string; status: string; file: string }[] }): void;
export function figuresText(figures: Figures, measured: string, before?: string): string;
export function summaryText(...texts: string[]): string;
export function verdictOf(figures: Figures): string[];
export function selectFiles(names: readonly string[], parts: readonly string[]): string[];
