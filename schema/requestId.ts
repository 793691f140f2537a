import { Field, ID } from "type-graphql";
import { REPEAT_HOURS } from "./rules/requests/repeatedRequests";

const description = `UUID of the request, new for each intended change. A repeated request within ${REPEAT_HOURS} hours returns the first result and changes nothing. The same UUID with another mutation or input returns REQUEST_REUSED.`;

/** Declares the optional `requestId` of a mutation in `repeatableMutations`. */
export const RequestIdField = (): PropertyDecorator => Field(() => ID, { nullable: true, description });
