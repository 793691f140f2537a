import type postgres from "postgres";

type Query = postgres.PendingQuery<postgres.Row[]>;
export type Shape = (query: Query) => PromiseLike<unknown>;

export type Statement = Promise<unknown> & {
  /** Rows as arrays instead of objects. To be called in the turn in which the statement was made. */
  values(): Promise<unknown>;
};

export function statement(send: (shape: Shape) => PromiseLike<unknown>): Statement {
  let shape: Shape = (query) => query;
  const answer = Promise.resolve().then(() => send(shape));
  const values = (): Promise<unknown> => {
    shape = (query) => query.values();
    return answer;
  };
  return Object.assign(answer, { values });
}
