import { upperSnakeEnum } from "../../../schema/rules/apiEnums";
import { claimActionNames } from "../../../schema/rules/claims/actions";

export const actionOfApi = upperSnakeEnum(claimActionNames);
