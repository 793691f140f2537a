// Responses of routing services, written from their public documentation, not recorded.

/** OSRM, `/route/v1/driving`. */
export const osrmRoute = {
  code: "Ok",
  routes: [
    {
      geometry: "_p~iF~ps|U_ulLnnqC_mqNvxq`@",
      legs: [{ steps: [], distance: 1886.8, duration: 260.2, summary: "", weight: 260.2 }],
      distance: 1886.8,
      duration: 260.2,
      weight_name: "routability",
      weight: 260.2,
    },
  ],
  waypoints: [
    { hint: "KSoKADRYroqUBAEA", distance: 4.15, name: "Friedrichstraße", location: [-120.2, 38.5] },
    { hint: "KSoKgDbbDgCUBAEA", distance: 11.8, name: "", location: [-126.453, 43.252] },
  ],
};
export const osrmNoRoute = { message: "Impossible route between points", code: "NoRoute" };
export const osrmTooBig = { message: "Too many coordinates", code: "TooBig" };

const place = (lat: number, lng: number) => ({ type: "place", location: { lat, lng }, originalLocation: { lat, lng } });

/** HERE Routing API v8, `return=polyline,summary`: a route of two sections. */
export const hereRoute = {
  routes: [
    {
      id: "bfaed7d0-19c7-4e72-81b7-24eeb148b62b",
      sections: [
        {
          id: "85357f8f-00ad-447e-a510-d8c02e0b264f",
          type: "vehicle",
          departure: { time: "2026-11-21T12:03:02+01:00", place: place(50.1022829, 8.6982122) },
          arrival: { time: "2026-11-21T12:05:05+01:00", place: place(50.09878, 8.6875156) },
          summary: { duration: 123, length: 538, baseDuration: 90 },
          polyline: "BFoz5xJ67i1B1B7PzIhaxL7Y",
          transport: { mode: "car" },
        },
        {
          id: "5a0e3b3c-50c5-4d1b-a3c5-1c8a0b4cb5f2",
          type: "vehicle",
          departure: { time: "2026-11-21T12:05:05+01:00", place: place(50.09878, 8.6875156) },
          arrival: { time: "2026-11-21T12:05:45+01:00", place: place(50.09878, 8.6875156) },
          summary: { duration: 40, length: 300, baseDuration: 40 },
          polyline: "BFoz5xJ67i1B1B7PzIhaxL7Y",
          transport: { mode: "car" },
        },
      ],
    },
  ],
};
export const hereNoRoute = {
  notices: [{ title: "Route calculation failed: Couldn't find a route.", code: "noRouteFound", severity: "critical" }],
  routes: [],
};
export const hereQuota = { title: "Too Many Requests", status: 429, code: "E000000", cause: "You have exceeded your quota" };
