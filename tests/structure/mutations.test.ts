import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, isInputObjectType, isLeafType } from "graphql";
import { describe, expect, test } from "vitest";
import { bulkActionNames, bulkMutationOf } from "../../schema/rules/claims/actions";

/** Mutations that have nothing to take. */
const withoutInput = ["endOtherSessions", "logout"];
/** A required name without a result, because its caller is signed out. */
const withoutEntity = ["logout"];

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const mutations = Object.values(schema.getMutationType()!.getFields());
const nameOfInput = (mutation: string): string => `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`;

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

  test("returns an entity or a separate result type", () => {
    const scalars = mutations.filter(({ type }) => isLeafType(getNamedType(type)));
    expect(scalars.map(({ name }) => name)).toEqual(withoutEntity);
  });
});
