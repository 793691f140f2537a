import { observable } from "../store/observable";

export const passwordRequest = observable<{ end(isConfirmed: boolean): void } | null>(null);

let pending: Promise<boolean> | null = null;

/** Asks for the user's password. Resolves to true if the server confirmed it. Concurrent requests share one dialog. */
export function askPassword(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) =>
    passwordRequest.set({
      end(isConfirmed) {
        pending = null;
        passwordRequest.set(null);
        resolve(isConfirmed);
      },
    }),
  );
  return pending;
}
