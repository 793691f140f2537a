import { describe, expect, test } from "vitest";
import { navigationLink } from "../../../client/home/navigationLink";

const place = { lon: -8.62, lat: 41.16 };

describe("navigationLink", () => {
  test.each([
    ["Mozilla/5.0 (Linux; Android 15; Pixel 9)", "geo:41.16,-8.62?q=41.16,-8.62"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "https://maps.apple.com/?daddr=41.16,-8.62"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "https://www.openstreetmap.org/directions?to=41.16%2C-8.62"],
  ])("opens the navigation of %s", (userAgent, link) => {
    expect(navigationLink(place, userAgent)).toBe(link);
  });
});
