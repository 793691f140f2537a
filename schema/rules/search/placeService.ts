export const PlaceService = { PHOTON: "PHOTON", NOMINATIM: "NOMINATIM", PELIAS: "PELIAS", HERE: "HERE" } as const;
export type PlaceService = keyof typeof PlaceService;
