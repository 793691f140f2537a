import { upperSnakeEnum } from "../../../schema/rules/apiEnums";
import { claimActionNames } from "../../../schema/rules/claims/actions";

/** An action by its name in the API (MANAGE_DELAY), as the rules, the mutations and the texts call it (manageDelay). */
export const actionOfApi = upperSnakeEnum(claimActionNames);
