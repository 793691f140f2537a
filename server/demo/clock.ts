export interface Clock {
  now(): number;
  wait(milliseconds: number): Promise<void>;
}
