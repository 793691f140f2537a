// Long lists are answered in slices: between two of them the process does what else there is to do, also for others.
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

/** How long one slice may keep everybody else waiting, about. */
const SLICE_MS = 8;
/** Entries between two looks at the clock; a list that is no longer is answered in one go. */
const SLICE_ENTRIES = 16;

/** The same schema, whose lists of objects give way to other work. */
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

/** The same entries, some at a time: graphql-js waits for those that are promises, in any order. */
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

/** When the present turn of the event loop began, as far as lists have seen it: all of them share it. */
let sliceBeganAt: number | null = null;

function isSliceOver(): boolean {
  if (sliceBeganAt !== null) return performance.now() - sliceBeganAt > SLICE_MS;
  sliceBeganAt = performance.now();
  setImmediate(() => (sliceBeganAt = null));
  return false;
}
