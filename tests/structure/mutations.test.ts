import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, isInputObjectType, isLeafType } from "graphql";
import { describe, expect, test } from "vitest";
import { bulkActionNames, bulkMutationOf } from "../../schema/rules/claims/actions";

/** Mutations that have nothing to take. */
const withoutInput = ["endOtherSessions", "logout"];
/** A promised name, which has nothing to answer: its caller is nobody any more. */
const withoutEntity = ["logout"];

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const mutations = Object.values(schema.getMutationType()!.getFields());
const nameOfInput = (mutation: string): string => `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`;

describe("every mutation", () => {
  test("takes one argument, `input`, of a type of its own name", () => {
    const others = mutations.filter(
      ({ name, args }) => args.map((one) => one.name).join() !== "input" || String(args[0]!.type) !== nameOfInput(name),
    );
    expect(others.map(({ name }) => name)).toEqual(withoutInput);
    expect(others.flatMap(({ args }) => args)).toEqual([]);
  });

  test("that takes several claims is one of three: cancelling stays single", () => {
    const ofMany = mutations.filter(({ args: [input] }) => {
      const type = input && getNamedType(input.type);
      return isInputObjectType(type) && "claimIds" in type.getFields();
    });
    expect(ofMany.map(({ name }) => name).sort()).toEqual(["confirmArrivals", "confirmCompletions", "manageDelays"]);
    expect(bulkActionNames.map(bulkMutationOf).sort()).toEqual(ofMany.map(({ name }) => name).sort());
  });

  test("answers an entity, or a type of its own with what there is to say", () => {
    const scalars = mutations.filter(({ type }) => isLeafType(getNamedType(type)));
    expect(scalars.map(({ name }) => name)).toEqual(withoutEntity);
  });
});
