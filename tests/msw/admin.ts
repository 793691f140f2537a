// Administration in memory: as the server answers it, or as a test wants it refused.
import { GraphQLError } from "graphql";
import { functionalities, type Functionality } from "../../schema/rules/access/functionalities";
import { hideableFields } from "../../schema/rules/fields/hiddenFields";
import { mapLayers, type MapLayer } from "../../schema/rules/lists/mapLayers";
import { ProfileType } from "../../schema/rules/access/profiles";
import { type AdminDb, aProfile, aUser, centres, type Entity, instances, made } from "./adminDb";

const rejection = (code: string, values: object = {}): GraphQLError => new GraphQLError(code, { extensions: { code, values } });

interface Paged {
  first?: number;
  after?: string | null;
}

function connection<T extends Entity | { id: string }>(rows: T[], { first = 40, after }: Paged) {
  const begin = after ? Number(after) : 0;
  const nodes = rows.slice(begin, begin + first);
  return {
    nodes,
    totalCount: rows.length,
    pageInfo: {
      hasNextPage: begin + nodes.length < rows.length,
      hasPreviousPage: begin > 0,
      startCursor: String(begin),
      endCursor: String(begin + nodes.length),
    },
  };
}

const includesText = (text: string | null | undefined, ...some: unknown[]): boolean =>
  !text ||
  some.some((one) =>
    String(one ?? "")
      .toLowerCase()
      .includes(text.toLowerCase()),
  );

interface IdInput {
  input: { id: string };
}
interface OwnerInput {
  input: { id: string; ownerId: string };
}
interface HandoverInput {
  input: { id: string; replacementId: string };
}

interface UserFilter {
  text?: string | null;
  profileTypes?: string[] | null;
  disabled?: boolean | null;
  internal?: boolean | null;
}

export function administration(db: AdminDb) {
  const mutation = <I extends { input: unknown }, T>(name: string, answer: (args: I) => T) => {
    return (args: I): T => {
      db.asked.push({ mutationName: name, input: args.input });
      const rejectionCode = db.answer?.(name);
      if (rejectionCode) throw rejection(...rejectionCode);
      return answer(args);
    };
  };
  const found = (map: Map<string, Entity>, id: string): Entity => {
    const one = map.get(id);
    if (!one) throw rejection("NOT_FOUND");
    return one;
  };
  const kept = (map: Map<string, Entity>, one: Entity): Entity => {
    map.set(one.id, one);
    return one;
  };
  const later = (): string => new Date(Date.parse(made) + ++db.made * 1_000).toISOString();
  const withUser = (id: string, changes: object): Entity => kept(db.users, { ...found(db.users, id), ...changes, updatedAt: later() });
  const fromInput = (input: Record<string, unknown>) => ({
    ...input,
    specificProfile: input["specificProfileId"] ? db.profiles.get(input["specificProfileId"] as string) : null,
    instances: instances.filter(({ id }) => (input["instanceIds"] as string[]).includes(id)),
    defaultCentre: input["defaultCentre"] ? centres[0] : null,
  });
  const generic = (type: ProfileType) => ({ profileType: type, ...db.generic.get(type)!, users: 1, changeable: db.first });

  return {
    users: ({ filter, sort, ...page }: { filter?: UserFilter | null; sort: string } & Paged) =>
      connection(
        [...db.users.values()]
          .filter(
            (one) =>
              includesText(filter?.text, one.name, one["user"], one["email"]) &&
              (!filter?.profileTypes || filter.profileTypes.includes(one["profileType"] as string)) &&
              (filter?.disabled == null || (one["disabledAt"] !== null) === filter.disabled) &&
              (filter?.internal == null || one["internal"] === filter.internal),
          )
          .sort((a, b) => {
            const by = sort === "USER" ? "user" : "name";
            return String(a[by]).localeCompare(String(b[by]));
          }),
        page,
      ),
    user: ({ id }: { id: string }) => db.users.get(id) ?? null,
    userSessions: () => db.sessions,
    createUser: mutation("createUser", ({ input }: { input: Record<string, unknown> }) =>
      kept(db.users, aUser(`user-${++db.made}`, fromInput(input))),
    ),
    changeUser: mutation("changeUser", ({ input }: { input: Record<string, unknown> & { id: string } }) =>
      withUser(input.id, fromInput(input)),
    ),
    enableUsers: mutation("enableUsers", ({ input: { ids } }: { input: { ids: string[] } }) =>
      ids.map((id) => withUser(id, { disabledAt: null })),
    ),
    disableUsers: mutation("disableUsers", ({ input: { ids } }: { input: { ids: string[] } }) =>
      ids.map((id) => withUser(id, { disabledAt: made })),
    ),
    endUserSessions: mutation("endUserSessions", () => db.sessions.splice(0)),
    resetSecondFactor: mutation("resetSecondFactor", ({ input: { id } }: IdInput) => withUser(id, { secondFactor: false })),
    sendInvitation: mutation("sendInvitation", ({ input: { id } }: IdInput) => found(db.users, id)),
    sendPasswordReset: mutation("sendPasswordReset", ({ input: { id } }: IdInput) => found(db.users, id)),

    functionalities: () => functionalities.map((id) => ({ id, needs: [], neededBy: [] })),
    genericProfiles: () => Object.values(ProfileType).map(generic),
    changeGenericProfile: mutation(
      "changeGenericProfile",
      ({ input }: { input: { profileType: ProfileType; functionalities: Functionality[]; requiresTwoFactor: boolean } }) => {
        db.generic.set(input.profileType, {
          functionalities: input.functionalities,
          requiresTwoFactor: input.requiresTwoFactor,
          updatedAt: later(),
        });
        return generic(input.profileType);
      },
    ),

    specificProfiles: ({ filter, ...page }: { filter?: { text?: string | null; profileTypes?: string[] | null } | null } & Paged) =>
      connection(
        [...db.profiles.values()].filter(
          (one) =>
            includesText(filter?.text, one.name) && (!filter?.profileTypes || filter.profileTypes.includes(one["profileType"] as string)),
        ),
        page,
      ),
    specificProfile: ({ id }: { id: string }) => db.profiles.get(id) ?? null,
    specificProfileReach: () => ({ claims: 412, ofClaims: 9_800, suppliers: 35, ofSuppliers: 1_200 }),
    saveSpecificProfile: mutation(
      "saveSpecificProfile",
      ({ input }: { input: Record<string, unknown> & { id?: string; name: string } }) => {
        const contracts = (input["contracts"] as { clientId: string; contractId: string }[]).map((one) => ({
          ...one,
          clientName: one.clientId,
          name: one.contractId,
        }));
        const suppliers = (input["supplierIds"] as string[]).map((id) => ({ id, name: null }));
        const id = input.id ?? `profile-${++db.made}`;
        return kept(db.profiles, aProfile(id, { ...input, id, contracts, suppliers, instances: [], updatedAt: later() }));
      },
    ),
    deleteSpecificProfile: mutation("deleteSpecificProfile", ({ input: { id } }: IdInput) => {
      const deleted = found(db.profiles, id);
      db.profiles.delete(id);
      return deleted;
    }),
    instanceChoices: () => instances,
    centreChoices: () => centres,
    clientChoices: ({ instanceId, text, first = 40 }: { instanceId: string; text?: string | null; first?: number }) =>
      db.clients
        .filter((one) => one.instanceId === instanceId && includesText(text, one.name, ...one.contracts.map(({ name }) => name)))
        .slice(0, first)
        .map((client) => ({
          ...client,
          id: `client-${client.code}`,
          contracts: client.contracts.map((contract) => ({ ...contract, id: `contract-${client.code}-${contract.code}` })),
        })),
    // A few of a good hundred: jsdom is slow.
    profileChoices: () => ({
      fields: mapLayers.map((layer: MapLayer) => ({
        layer,
        fields: hideableFields(layer).filter((field) => ["plate", "insuredName", "phone", "rating"].includes(field)),
      })),
      indicators: db.indicators,
    }),

    localAdmins: ({ text, ...page }: { text?: string | null } & Paged) =>
      connection(
        [...db.users.values()].filter((one) => one["profileType"] === "LOCALADMIN" && includesText(text, one.name, one["user"])),
        page,
      ),
    localAdminReplacements: ({ id }: { id: string }) =>
      [...db.users.values()].filter((one) => one["profileType"] === "LOCALADMIN" && one.id !== id && one["heir"] !== false),
    newOwnersOfUser: ({ id }: { id: string }) =>
      [...db.users.values()].filter((one) => one["profileType"] === "LOCALADMIN" && one.id !== id && one["heir"] !== false),
    newOwnersOfSpecificProfile: () => [...db.users.values()].filter((one) => one["profileType"] === "LOCALADMIN" && one["heir"] !== false),
    moveUser: mutation("moveUser", ({ input: { id, ownerId } }: OwnerInput) => withUser(id, { owner: found(db.users, ownerId) })),
    moveSpecificProfile: mutation("moveSpecificProfile", ({ input: { id, ownerId } }: OwnerInput) =>
      kept(db.profiles, { ...found(db.profiles, id), owner: found(db.users, ownerId) }),
    ),
    transferLocalAdmin: mutation("transferLocalAdmin", ({ input: { replacementId } }: HandoverInput) => found(db.users, replacementId)),
    deleteLocalAdmin: mutation("deleteLocalAdmin", ({ input: { id, replacementId } }: HandoverInput) => {
      const deleted = found(db.users, id);
      db.users.delete(id);
      return { deleted, replacement: found(db.users, replacementId) };
    }),
    changeLocalAdminEmail: mutation("changeLocalAdminEmail", ({ input }: { input: { id: string; email: string } }) =>
      withUser(input.id, { email: input.email }),
    ),

    apiKeys: ({ revoked, ...page }: { revoked?: boolean | null } & Paged) =>
      connection(
        [...db.keys.values()].filter((one) => revoked == null || (one["revokedAt"] !== null) === revoked),
        page,
      ),
    createApiKey: mutation("createApiKey", ({ input }: { input: Record<string, unknown> & { name: string } }) => ({
      key: "atl_secret_shown_once",
      apiKey: kept(db.keys, {
        ...fromInput(input),
        id: `key-${++db.made}`,
        name: input.name,
        owner: null,
        createdAt: made,
        lastUsedAt: null,
        revokedAt: null,
        unconfirmedSince: null,
      }),
    })),
    confirmApiKey: mutation("confirmApiKey", ({ input: { id } }: IdInput) =>
      kept(db.keys, { ...found(db.keys, id), unconfirmedSince: null }),
    ),
    revokeApiKey: mutation("revokeApiKey", ({ input: { id } }: IdInput) => kept(db.keys, { ...found(db.keys, id), revokedAt: later() })),
    importUsers: mutation("importUsers", ({ input }: { input: { rows: { line: number; user: string }[] } }) =>
      input.rows.map(({ line, user }) =>
        user === "taken"
          ? { line, userId: null, field: "user", code: "USER_EXISTS", message: "Taken." }
          : { line, userId: `user-${line}`, field: null, code: null, message: null },
      ),
    ),
    apiErrors: ({ filter, ...page }: { filter: Record<string, unknown> | null } & Paged) =>
      connection(
        db.apiErrors.filter((one) =>
          ["integration", "operation", "code", "claimId"].every((name) => !filter?.[name] || filter[name] === one[name]),
        ),
        page,
      ),
    apiError: ({ id }: { id: string }) => db.apiErrors.find((one) => one["id"] === id) ?? null,
    mails: (page: Paged) => connection(db.mails, page),
    erasures: () => db.erasures,
    eraseClaims: mutation("eraseClaims", ({ input }: { input: { claims: { claimId?: string | null }; reason: string } }) => {
      const erasure = {
        ...{ id: `erasure-${++db.made}`, at: made, actorName: "Admin Test", reason: input.reason, claimId: input.claims.claimId ?? null },
        ...{ claims: 0, openClaims: 0, archivedClaims: 0, completedAt: null },
      };
      db.erasures.unshift(erasure);
      return erasure;
    }),
  };
}
