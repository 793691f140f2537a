interface Figures {
  tests: Map<string, object>;
  words: string[];
}
export const LEAST_ROUNDS: number;
export function emptyFigures(): Figures;
export function addRound(figures: Figures, round: { counted: object[]; tests: { fullName: string; status: string }[] }): void;
export function figuresText(figures: Figures, measured: string): string;
export function verdictOf(figures: Figures): string[];
