import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/errors";

/** Lists and objects within each other that a body may have: ours have eight at most. */
export const MAX_NESTING = 32;

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((sign) => sign.charCodeAt(0));

/** Whether a JSON text nests deeper than that: one look at each character, where reading a megabyte of brackets takes a fifth of a second. */
export function isNestedTooDeep(text: string, most = MAX_NESTING): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (inText) {
      if (sign === BACKSLASH) i++;
      else if (sign === QUOTE) inText = false;
    } else if (sign === QUOTE) inText = true;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      if (++depth > most) return true;
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth--;
  }
  return false;
}

/** Reads JSON bodies as fastify does, but for those that nest without end. Throws BAD_USER_INPUT. */
export function mountJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) =>
    isNestedTooDeep(body) ? done(new AppError("BAD_USER_INPUT")) : parse(request, body, done),
  );
}
