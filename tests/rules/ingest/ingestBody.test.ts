import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bodyLimits, readBody, type RecordsBody } from "../../../server/ingest/body/readBody";
import type { Line } from "../../../server/ingest/body/lines";

const ndjson = "application/x-ndjson";
const json = "application/json; charset=utf-8";

async function linesOf(content: string | Buffer | Buffer[], contentType = ndjson, more: Partial<RecordsBody> = {}): Promise<Line[]> {
  const chunks = Array.isArray(content) ? content : [Buffer.from(content)];
  const lines: Line[] = [];
  for await (const some of readBody({ stream: Readable.from(chunks), contentType, ...more })) lines.push(...some);
  return lines;
}
const values = (lines: Line[]) => lines.map((line) => ("value" in line ? [line.line, line.value] : [line.line, line.error]));
/** Bytes cut at these places, as a network may cut them. */
const cut = (bytes: Buffer, places: number[]): Buffer[] => {
  const at = [0, ...[...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b), bytes.length];
  return at.slice(1).map((end, i) => bytes.subarray(at[i], end));
};

describe("NDJSON", () => {
  test("yields its lines with their numbers as separate records", async () => {
    expect(values(await linesOf('{"a":1}\n\n{"a":\r\n  \n{"a":2}'))).toEqual([
      [1, { a: 1 }],
      [3, "JSON_INVALID"],
      [5, { a: 2 }],
    ]);
  });

  test("may begin with a byte order mark and end its lines with CRLF", async () => {
    expect(values(await linesOf('\ufeff{"a":1}\r\n{"a":2}\r\n'))).toEqual([
      [1, { a: 1 }],
      [2, { a: 2 }],
    ]);
  });

  test("rejects only the line that is not UTF-8", async () => {
    const bytes = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xcd, 0x20]), Buffer.from('"}\n{"a":"Í"}\n')]);
    expect(values(await linesOf(bytes))).toEqual([
      [1, "ENCODING_INVALID"],
      [2, { a: "Í" }],
    ]);
  });

  test("rejects only the line that is too large, in one chunk or several", async () => {
    const large = Buffer.from(`{"a":"${"x".repeat(bodyLimits.record)}"}\n{"a":1}\n`);
    const expected = [
      [1, "RECORD_TOO_LARGE"],
      [2, { a: 1 }],
    ];
    expect(values(await linesOf(large))).toEqual(expected);
    expect(values(await linesOf(cut(large, [10, 65_536, 700_000])))).toEqual(expected);
  });

  test("yields no record if it is empty", async () => {
    expect(await linesOf("")).toEqual([]);
    expect(await linesOf("\n \n")).toEqual([]);
  });
});

describe("a JSON array", () => {
  test("yields its elements with their positions, and a single object as one element", async () => {
    expect(values(await linesOf('[ {"a":[1,{"b":"],"}]} ,\n2, "x" ]', json))).toEqual([
      [1, { a: [1, { b: "]," }] }],
      [2, 2],
      [3, "x"],
    ]);
    expect(values(await linesOf(' {"a":{"b":"}"}} ', json))).toEqual([[1, { a: { b: "}" } }]]);
    expect(await linesOf(" [ ] ", json)).toEqual([]);
  });

  test.each([
    "",
    " ",
    "[",
    '[{"a":1}',
    '[{"a":1},]',
    "[,]",
    '[{"a":1}]x',
    '{"a":1}{"a":2}',
    '[{"a":1} {"a":2}]',
    "[{]}",
    '["\\"]',
    "1",
    '"x"',
    '[{"a":1}}',
    "[1}",
  ])("yields nothing if it does not parse: %s", async (text) => {
    await expect(linesOf(text, json)).rejects.toMatchObject({ code: "BODY_UNREADABLE" });
  });

  test("rejects only the element that is too large", async () => {
    expect(values(await linesOf(`[{"a":"${"x".repeat(bodyLimits.record)}"},{"a":1}]`, json))).toEqual([
      [1, "RECORD_TOO_LARGE"],
      [2, { a: 1 }],
    ]);
  });
});

test("yields every element of a large array in place without buffering the body", async () => {
  const [count, large] = [90_000, 7_000];
  const chunks = Array.from({ length: 10 }, (_, i) => Buffer.from(`,{"id":${i},"text":"${"the same words in every record ".repeat(30)}"}`));
  const body = function* () {
    yield Buffer.from('[{"id":0}');
    for (let i = 1; i < count; i++) yield i === large ? Buffer.from(`,"${"x".repeat(2_000_000)}"`) : chunks[i % 10]!;
    yield Buffer.from("]");
  };
  const lines = readBody({ stream: Readable.from(body()), contentType: json })[Symbol.asyncIterator]();
  const wrong: Line[] = [];
  let place = 0;
  const before = process.memoryUsage().arrayBuffers;
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    if (place === 0) expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40_000_000); // of a body of 86 MB
    for (const line of next.value) {
      const right =
        "value" in line ? (line.value as { id: number }).id === place % 10 : place === large && line.error === "RECORD_TOO_LARGE";
      if (!right || line.line !== ++place) wrong.push(line);
    }
  }
  expect(wrong).toEqual([]);
  expect(place).toBe(count);
});

test("yields the same records however the network splits a body", async () => {
  const records = fc.array(fc.dictionary(fc.string({ unit: "grapheme", maxLength: 5 }), fc.jsonValue()), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(records, fc.array(fc.nat(), { maxLength: 12 }), async (inputRecords, places) => {
      const expected = inputRecords.map((record, i) => [i + 1, JSON.parse(JSON.stringify(record)) as unknown]);
      const lines = Buffer.from(inputRecords.map((record) => JSON.stringify(record) + "\n").join(""));
      expect(values(await linesOf(cut(lines, places)))).toEqual(expected);
      expect(values(await linesOf(cut(Buffer.from(JSON.stringify(inputRecords, null, 1)), places), json))).toEqual(expected);
    }),
    { numRuns: 150 },
  );
});

describe("a body", () => {
  test.each([undefined, "", "text/csv", "application/x-www-form-urlencoded", "application/json; charset=latin1", "constructor"])(
    "is rejected if its type is %s",
    async (contentType) => {
      await expect(async () => linesOf("{}", contentType ?? "")).rejects.toMatchObject({ code: "BODY_TYPE" });
    },
  );

  test("is rejected before it is read if announced as too large, and at the limit otherwise", async () => {
    await expect(async () => linesOf("{}", ndjson, { contentLength: bodyLimits.ndjson + 1 })).rejects.toMatchObject({
      code: "BODY_TOO_LARGE",
    });
    const stream = Readable.from([Buffer.from("[1,"), Buffer.from("2,3,4"), Buffer.from("]")]);
    await expect(
      readBody({ stream, contentType: json }, { record: 5, ndjson: 5, array: 5 })[Symbol.asyncIterator]().next(),
    ).rejects.toMatchObject({ code: "BODY_TOO_LARGE" });
    expect(stream.destroyed).toBe(false);
  });

  test("yields the complete records before it breaks off, then an error", async () => {
    const stream = Readable.from(
      (async function* () {
        yield Buffer.from('{"a":1}\n{"a":2}');
        await Promise.reject(new Error("gone"));
      })(),
    );
    const lines: Line[] = [];
    await expect(async () => {
      for await (const some of readBody({ stream, contentType: ndjson })) lines.push(...some);
    }).rejects.toMatchObject({ code: "BODY_UNREADABLE" });
    expect(values(lines)).toEqual([[1, { a: 1 }]]);
  });
});
