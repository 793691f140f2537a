import { inList } from "../../db/inList";
import { isUuid } from "../../platform/uuid";
import { perRequest } from "../../db/reading/loader";
import { holidayLists } from "../../db/tables/holidays";
import { apiKeys } from "../../db/tables/keys";
import { mapConfigurations } from "../../db/tables/mapConfigurations";
import { specificProfiles } from "../../db/tables/profiles";
import { users } from "../../db/tables/users";

const namedTables = {
  user: users,
  specificProfile: specificProfiles,
  apiKey: apiKeys,
  mapConfiguration: mapConfigurations,
  holidayList: holidayLists,
} as const;
const models = Object.keys(namedTables) as (keyof typeof namedTables)[];

interface Entity {
  model: string;
  entityId: string;
}

/** Present name of an audited entity. `null` if it has none or no longer exists. */
export const entityName = perRequest(async (db, entities: readonly Entity[]) => {
  const names = new Map<string, string>();
  for (const model of models) {
    const ids = entities.filter((entity) => entity.model === model && isUuid(entity.entityId)).map(({ entityId }) => entityId);
    if (!ids.length) continue;
    const { id, name } = namedTables[model];
    for (const row of await db.select({ id, name }).from(namedTables[model]).where(inList(id, ids)))
      names.set(`${model} ${row.id}`, row.name);
  }
  return entities.map(({ model, entityId }) => names.get(`${model} ${entityId}`) ?? null);
});
