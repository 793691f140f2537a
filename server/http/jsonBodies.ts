import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/errors";

/** Maximum nesting of a body; ours need eight. */
export const MAX_NESTING = 32;

/** Maximum number of values, twice that of the largest profile. */
export const MAX_VALUES = 50_000;

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\,[]{}'].map((sign) => sign.charCodeAt(0));

function endOfText(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote - 1;
    while (text.charCodeAt(before) === BACKSLASH) before--;
    if ((quote - before) % 2 === 1) return quote;
  }
  return text.length;
}

/**
 * Throws BAD_USER_INPUT for deep nesting, BODY_TOO_LARGE for too many values. A single scan, because parsing a megabyte of brackets would
 * block for 0.2 s.
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
