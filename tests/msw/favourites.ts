// Map configurations in memory, as the user who is signed in sees them.
import { GraphQLError } from "graphql";
import type { Db } from "./db";

export interface FavouriteRow {
  id: string;
  name: string;
  address: string;
  tab: "CLAIMS" | "PROVIDERS";
  foldedPanels: string[];
  traffic: boolean;
  isDefault: boolean;
  isOwn: boolean;
  ownerName: string;
  sharedInstance: object | null;
  sharedProfile: object | null;
  updatedAt: string;
}

export const aFavourite = (overrides: Partial<FavouriteRow> & { name: string }): FavouriteRow => ({
  id: `id of ${overrides.name}`,
  address: "",
  tab: "CLAIMS",
  foldedPanels: [],
  traffic: false,
  isDefault: false,
  isOwn: true,
  ownerName: "Op Erator",
  sharedInstance: null,
  sharedProfile: null,
  updatedAt: "2026-11-21T09:00:00.000Z",
  ...overrides,
});

const spain = { id: "ES", name: "España", country: "ES", timeZone: "Europe/Madrid", currency: "EUR" };
const rejection = (code: string): GraphQLError => new GraphQLError(code, { extensions: { code } });

type SaveInput = Pick<FavouriteRow, "name" | "address" | "tab" | "foldedPanels" | "traffic"> & { id?: string; updatedAt?: string };

export function favourites(db: Db) {
  const find = (id: string): FavouriteRow => {
    const row = db.favourites.find((one) => one.id === id);
    if (!row) throw rejection("NOT_FOUND");
    return row;
  };
  const change = (id: string, more: Partial<FavouriteRow>): FavouriteRow => {
    const row = { ...find(id), ...more };
    db.favourites = db.favourites.map((one) => (one.id === id ? row : one));
    return row;
  };
  return {
    mapConfigurations: () => db.favourites,
    mapConfiguration: ({ id }: { id: string }) => db.favourites.find((row) => row.id === id) ?? null,
    mapConfigurationAudiences: () => ({ instances: [spain], profiles: [{ id: "p1", name: "Night crew", profileType: "OPERADOR" }] }),
    saveMapConfiguration({ input }: { input: SaveInput }) {
      const { id, updatedAt, ...content } = input;
      if (db.favourites.some((one) => one.isOwn && one.id !== id && one.name.toLowerCase() === content.name.toLowerCase()))
        throw rejection("MAP_CONFIGURATION_EXISTS");
      if (id) {
        if (find(id).updatedAt !== updatedAt) throw rejection("CHANGED_MEANWHILE");
        return change(id, { ...content, updatedAt: "2026-11-21T10:00:00.000Z" });
      }
      const made = aFavourite(content);
      db.favourites = [...db.favourites, made];
      return made;
    },
    deleteMapConfiguration({ input }: { input: { id: string } }) {
      const row = find(input.id);
      db.favourites = db.favourites.filter((one) => one !== row);
      return row;
    },
    makeDefaultMapConfiguration({ input }: { input: { id: string | null } }) {
      return (db.favourites = db.favourites.map((one) => ({ ...one, isDefault: one.id === input.id })));
    },
    shareMapConfiguration: ({ input }: { input: { id: string; audience: { instanceId?: string; specificProfileId?: string } } }) =>
      change(input.id, {
        sharedInstance: input.audience.instanceId ? spain : null,
        sharedProfile: input.audience.specificProfileId
          ? { id: input.audience.specificProfileId, name: "Night crew", profileType: "OPERADOR" }
          : null,
      }),
    unshareMapConfiguration: ({ input }: { input: { id: string } }) => change(input.id, { sharedInstance: null, sharedProfile: null }),
  };
}
