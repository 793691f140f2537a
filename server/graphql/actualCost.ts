import {
  type DocumentNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { costOfField } from "./cost";

type Answer = Record<string, unknown>;

/**
 * Cost of what was answered: each field once per object that has it, without arguments. Fields that @skip, @include or the condition of a
 * fragment left out are absent from the data.
 */
export function actualCost(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode, data: Answer): number {
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const costOf = (type: GraphQLNamedType, { selections }: SelectionSetNode, value: Answer): number => {
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const answer = value[selection.alias?.value ?? selection.name.value];
        if (answer === undefined || selection.name.value.startsWith("__") || !(isObjectType(type) || isInterfaceType(type))) continue;
        const field = type.getFields()[selection.name.value];
        if (!field) continue;
        cost += costOfField(type.name, field.name);
        if (selection.selectionSet) cost += costOfEntries(getNamedType(field.type), selection.selectionSet, answer);
      } else {
        const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)!;
        const narrowed = fragment.typeCondition ? schema.getType(fragment.typeCondition.name.value)! : type;
        cost += costOf(narrowed, fragment.selectionSet, value);
      }
    }
    return cost;
  };
  const costOfEntries = (type: GraphQLNamedType, selections: SelectionSetNode, answer: unknown): number => {
    if (Array.isArray(answer)) return answer.reduce<number>((sum, entry) => sum + costOfEntries(type, selections, entry), 0);
    return typeof answer === "object" && answer !== null ? costOf(type, selections, answer as Answer) : 0;
  };
  return costOf(schema.getRootType(operation.operation)!, operation.selectionSet, data);
}
