import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/errors";

/** Lists and objects within each other that a body may have: ours have eight at most. */
export const MAX_NESTING = 32;

/** Values of a body, about: a profile with all the contracts and suppliers that it may have is half of that. */
export const MAX_VALUES = 50_000;

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\,[]{}'].map((sign) => sign.charCodeAt(0));

/** Where a text that begins there ends: at the next quote that no backslash stands before, unless another takes that one back. */
function endOfText(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote - 1;
    while (text.charCodeAt(before) === BACKSLASH) before--;
    if ((quote - before) % 2 === 1) return quote;
  }
  return text.length;
}

/**
 * Throws BAD_USER_INPUT for a JSON text that nests deeper than that, BODY_TOO_LARGE for one of more values: one look at each character, where
 * reading a megabyte of brackets keeps everybody waiting for a fifth of a second.
 */
export function assertSimpleJson(text: string): void {
  let depth = 0;
  let values = 0;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (sign === QUOTE) i = endOfText(text, i);
    else if (sign === COMMA) values++;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      values++;
      if (++depth > MAX_NESTING) throw new AppError("BAD_USER_INPUT");
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth--;
    if (values > MAX_VALUES) throw new AppError("BODY_TOO_LARGE");
  }
}

/** Reads JSON bodies as fastify does, but for intricate ones. */
export function mountJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) => {
    try {
      assertSimpleJson(body);
    } catch (error) {
      return done(error as AppError);
    }
    return parse(request, body, done);
  });
}
