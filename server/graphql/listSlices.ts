// Resolves long lists in slices, so that the event loop is not blocked.
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import {
  defaultFieldResolver,
  getNullableType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isObjectType,
  getNamedType,
} from "graphql";

const SLICE_MS = 8;
/** Entries between checks of the time; shorter lists are not sliced. */
const SLICE_ENTRIES = 16;

export function sliceLists(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      if (!isListType(getNullableType(field.type)) || !isCompositeType(getNamedType(field.type))) continue;
      const resolve: GraphQLFieldResolver<unknown, unknown> = field.resolve ?? defaultFieldResolver;
      field.resolve = (...args) => {
        const answer: unknown = resolve(...args);
        return answer instanceof Promise ? answer.then(sliced) : sliced(answer);
      };
    }
  }
  return schema;
}

const sliced = (answer: unknown): unknown => (Array.isArray(answer) && answer.length > SLICE_ENTRIES ? slices(answer) : answer);

/** Delays entries by slices; graphql-js awaits entries that are promises. */
function slices(entries: readonly unknown[]): unknown[] {
  let slice: Promise<void> = Promise.resolve();
  return entries.map((entry, index) => {
    if (index < SLICE_ENTRIES) return entry;
    if (index % SLICE_ENTRIES === 0) slice = slice.then(nextSlice);
    return slice.then(() => entry);
  });
}

async function nextSlice(): Promise<void> {
  while (isSliceOver()) await yieldToEventLoop();
}

let sliceBeganAt: number | null = null;

function isSliceOver(): boolean {
  if (sliceBeganAt !== null) return performance.now() - sliceBeganAt > SLICE_MS;
  sliceBeganAt = performance.now();
  setImmediate(() => (sliceBeganAt = null));
  return false;
}
