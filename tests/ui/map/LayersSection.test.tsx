import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { LayersSection, type LayersSectionProps } from "../../../client/map/layers/LayersSection";
import { permittedLayers } from "../../../client/map/layers/permittedLayers";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { show, signIn } from "../page";
import { totalsOf } from "./sampleFrames";

// In the order of the layers: mobile, base, incidents, collaborating.
const totals = totalsOf({ layers: [148, 31, 1205, 0], withoutPosition: [7, 0, 0, 0] });

function showLayers(more: Partial<LayersSectionProps> = {}) {
  const callbacks = { onChange: vi.fn(), onWithoutPosition: vi.fn() };
  show(
    <LayersSection
      totals={totals}
      permitted={mapLayers}
      on={["MOBILE", "BASE", "INCIDENTS"]}
      withoutPosition={false}
      {...callbacks}
      {...more}
    />,
  );
  return callbacks;
}

test("shows each layer with switch, name and count, the claims first", async () => {
  showLayers();
  await screen.findByText("Layers");
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows).toEqual(["Claims1,205", "Mobile suppliers7 not on the map148", "Supplier bases31", "Collaborating network0"]);
  expect(screen.getAllByRole("switch").map((one) => (one as HTMLInputElement).checked)).toEqual([true, true, true, false]);
});

test("turns a layer on and off by its switch, in drawing order", async () => {
  const { onChange } = showLayers();
  await userEvent.click(await screen.findByRole("switch", { name: "Mobile suppliers" }));
  expect(onChange).toHaveBeenLastCalledWith(["BASE", "INCIDENTS"]);
  await userEvent.click(screen.getByRole("switch", { name: "Collaborating network" }));
  expect(onChange).toHaveBeenLastCalledWith(["MOBILE", "BASE", "INCIDENTS", "COLLABORATING"]);
});

test("leaves out a layer without permission, with a note", async () => {
  showLayers({ permitted: ["INCIDENTS", "MOBILE"] });
  await screen.findByText(/Your profile hides some layers/);
  expect(screen.queryByText("Supplier bases")).toBeNull();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("offers the layers that the server grants the user", async () => {
  signIn("operator", { userTables: ["incidents", "bases"] });
  showLayers({ permitted: permittedLayers() });
  await screen.findByText(/Your profile hides some layers/);
  expect(screen.getAllByRole("switch").map((one) => one.getAttribute("aria-label"))).toEqual(["Claims", "Supplier bases"]);
});

test("shows no note to a profile that sees every layer", async () => {
  signIn();
  showLayers({ permitted: permittedLayers() });
  await screen.findByText("Collaborating network");
  expect(screen.queryByText(/Your profile/)).toBeNull();
});

test("counts features without position, and lists them on request", async () => {
  const { onWithoutPosition } = showLayers();
  const note = within((await screen.findByText("Mobile suppliers")).closest("li")!).getByRole("button", { name: "7 not on the map" });
  await userEvent.click(note);
  expect(onWithoutPosition).toHaveBeenCalledWith(true);
});
