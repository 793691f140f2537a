import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, type GraphQLInputType, isInputObjectType, isLeafType, isNonNullType } from "graphql";
import { describe, expect, test } from "vitest";
import { mutationRepeats } from "../../schema/mutationRepeats";
import { repeatableMutations } from "../../schema/rules/requests/repeatedRequests";
import { bulkActionNames, bulkMutationOf } from "../../schema/rules/claims/actions";

/** Mutations that have nothing to take. */
const withoutInput = ["endOtherSessions", "logout"];
/** A required name without a result, because its caller is signed out. */
const withoutEntity = ["logout"];

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const mutations = Object.values(schema.getMutationType()!.getFields());
const nameOfInput = (mutation: string): string => `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`;

/** Secrets are shown once, codes are accepted once, and a session has one view: results are not stored. */
const ofSignIn = {
  performedAgain: ["confirmPassword", "enrolSecondFactor", "login", "requestPasswordReset", "setUpSecondFactor"],
  refused: [
    ...["beginSeeAs", "changePassword", "choosePassword", "confirmEnrolment", "confirmSecondFactor", "endSeeAs", "exchangeHandoff"],
    ...["removeSecondFactor", "resetPassword", "resetSecondFactor"],
  ],
};

/** Idempotent mutations that a later repetition cannot turn against the change of another user. */
const withoutGuard = {
  finalStates: [
    "cancelDataExport",
    "cancelExport",
    "cancelReport",
    "confirmApiKey",
    "endOtherSessions",
    "logout",
    "revokeApiKey",
    "stopOutboxCall",
  ],
  ownSettings: [
    ...["changeMyDefaultCentre", "changeMyLanguage", "changeMyPreferences", "makeDefaultMapConfiguration"],
    ...["saveDashboardLayout", "saveListLayout"],
  ],
};

function fieldsOf(type: GraphQLInputType | undefined) {
  const input = type && getNamedType(type);
  return isInputObjectType(input) ? input.getFields() : {};
}

describe("every mutation", () => {
  test("accepts one argument, `input`, with a separate type", () => {
    const others = mutations.filter(
      ({ name, args }) => args.map((one) => one.name).join() !== "input" || String(args[0]!.type) !== nameOfInput(name),
    );
    expect(others.map(({ name }) => name)).toEqual(withoutInput);
    expect(others.flatMap(({ args }) => args)).toEqual([]);
  });

  test("for several claims is one of three, and cancellations stay single", () => {
    const ofMany = mutations.filter(({ args: [input] }) => {
      const type = input && getNamedType(input.type);
      return isInputObjectType(type) && "claimIds" in type.getFields();
    });
    expect(ofMany.map(({ name }) => name).sort()).toEqual(["confirmArrivals", "confirmCompletions", "manageDelays"]);
    expect(bulkActionNames.map(bulkMutationOf).sort()).toEqual(ofMany.map(({ name }) => name).sort());
  });

  test("says whether it is idempotent by requestId, guarded by updatedAt, or else how it treats a repeated request", () => {
    const said = /Not idempotent|repeated request is refused|[Ii]dempotent|[Gg]uarded by `updatedAt`/;
    const kinds = mutations.map(({ name, args: [input], description }) => {
      const { requestId, updatedAt } = fieldsOf(input?.type);
      const words = [requestId && "by `requestId`", updatedAt && "guarded by `updatedAt`"].filter((word) => word !== undefined);
      const text = description!.toLowerCase();
      const isSaid = said.test(description!) && words.every((word) => text.includes(word.toLowerCase()));
      const isListed = !(requestId && isNonNullType(requestId.type)) && !updatedAt;
      return { name, isSaid, isListedWrongly: name in mutationRepeats !== isListed };
    });
    expect(kinds.filter(({ isSaid }) => !isSaid).map(({ name }) => name)).toEqual([]);
    expect(kinds.filter(({ isListedWrongly }) => isListedWrongly).map(({ name }) => name)).toEqual([]);
    expect(Object.keys(mutationRepeats).filter((name) => !mutations.some((mutation) => mutation.name === name))).toEqual([]);
  });

  test("says it once", () => {
    const sentences = mutations.map(({ name, description }) => [name, description!.match(/\bidempotent(?!:)[^.]*\./gi) ?? []] as const);
    expect(sentences.filter(([, [, ...more]]) => more.length)).toEqual([]);
  });

  test("with an optional requestId is one of the repeatable mutations", () => {
    const optional = mutations.filter(({ args: [input] }) => {
      const { requestId } = fieldsOf(input?.type);
      return requestId && !isNonNullType(requestId.type);
    });
    expect(optional.map(({ name }) => name).sort()).toEqual([...repeatableMutations].sort());
  });

  test("has a requestId or an updatedAt, except for sign-ins, credentials, final states and settings of the caller", () => {
    const without = mutations.flatMap(({ name, args: [input] }) => {
      const { requestId, updatedAt } = fieldsOf(input?.type);
      return requestId || updatedAt ? [] : name;
    });
    const those = (repeat: string): string[] => without.filter((name) => mutationRepeats[name] === repeat);
    expect(those("PERFORMED_AGAIN")).toEqual(ofSignIn.performedAgain);
    expect(those("REFUSED")).toEqual(ofSignIn.refused);
    expect(those("IDEMPOTENT").sort()).toEqual([...withoutGuard.finalStates, ...withoutGuard.ownSettings].sort());
  });

  test("returns an entity or a separate result type", () => {
    const scalars = mutations.filter(({ type }) => isLeafType(getNamedType(type)));
    expect(scalars.map(({ name }) => name)).toEqual(withoutEntity);
  });
});
