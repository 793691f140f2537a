import { expect, test } from "vitest";
import english from "../../schema/messages/en.json";
import { claimStatusOrder, serviceKinds } from "../../schema/rules/lists/claims";
import { errorStatus } from "../../schema/rules/errors";
import { functionalities } from "../../schema/rules/access/functionalities";
import { localeCodes, locales } from "../../schema/rules/language/locales";
import { mapLayers } from "../../schema/rules/lists/mapLayers";
import { ProfileType } from "../../schema/rules/access/profiles";
import { resourceStatusOrder } from "../../schema/rules/lists/suppliers";
import { render, screen } from "@testing-library/react";
import { createIntl, IntlProvider } from "react-intl";
import { duration } from "../../client/i18n/durations";
import { Instant, instants } from "../../client/i18n/Instant";
import { loadMessages } from "../../client/i18n/messages";

test.each([
  ["status", claimStatusOrder],
  ["resource", resourceStatusOrder],
  ["kind", serviceKinds],
  ["layer", mapLayers],
  ["errors", Object.keys(errorStatus)],
  ["functionality", functionalities],
  ["profile", Object.keys(ProfileType)],
])("every code of %s has a name", (family, codes) => {
  expect(codes.filter((code) => !(`${family}.${code}` in english))).toEqual([]);
});

test.each(localeCodes)("%s writes the time on the 24-hour clock, in the requested zone", async (code) => {
  const intl = createIntl({ locale: locales[code], messages: await loadMessages(code) });
  expect(instants(intl).time("2026-11-21T22:05:00Z", "Europe/Athens")).toMatch(/^00[:.]05$/);
});

test("shows a moment in its zone, and in the reader's zone on request", () => {
  render(
    <IntlProvider locale="en-GB">
      <Instant at="2026-11-21T09:11:00Z" zone="Asia/Tokyo" />
    </IntlProvider>,
  );
  const shown = screen.getByText(/^18:11/);
  expect(shown.getAttribute("datetime")).toBe("2026-11-21T09:11:00.000Z");
  expect(shown.title).not.toBe("");
});

test("writes durations in the operators' form", async () => {
  const intl = createIntl({ locale: "en-GB", messages: await loadMessages("en") });
  const said = [0, 59.9, 61, 31 * 60, 99 * 60, 100 * 60, 47 * 3_600, 50 * 3_600, -90].map((seconds) => duration(intl, seconds));
  expect(said).toEqual(["0 s", "59 s", "1 min", "31 min", "99 min", "1 h 40 min", "47 h 0 min", "2 d 2 h", "−1 min"]);
});
