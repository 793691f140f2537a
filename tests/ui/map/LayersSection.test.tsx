import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { LayersSection, type LayersSectionProps } from "../../../client/map/layers/LayersSection";
import { permittedLayers } from "../../../client/map/layers/permittedLayers";
import { mapLayers } from "../../../schema/rules/map/map";
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

test("each layer has its switch, name and count, the claims first", async () => {
  showLayers();
  await screen.findByText("Layers");
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows).toEqual(["Claims1,205", "Mobile suppliers7 without position148", "Supplier bases31", "Collaborating network0"]);
  expect(screen.getAllByRole("switch").map((one) => (one as HTMLInputElement).checked)).toEqual([true, true, true, false]);
});

test("a switch turns its layer on and off, in the order of drawing", async () => {
  const { onChange } = showLayers();
  await userEvent.click(await screen.findByRole("switch", { name: "Mobile suppliers" }));
  expect(onChange).toHaveBeenLastCalledWith(["BASE", "INCIDENTS"]);
  await userEvent.click(screen.getByRole("switch", { name: "Collaborating network" }));
  expect(onChange).toHaveBeenLastCalledWith(["MOBILE", "BASE", "INCIDENTS", "COLLABORATING"]);
});

test("a layer without permission is absent, and a note says so", async () => {
  showLayers({ permitted: ["INCIDENTS", "MOBILE"] });
  await screen.findByText(/Your profile does not show every layer/);
  expect(screen.queryByText("Supplier bases")).toBeNull();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("which layers there are is what the server says of whoever signs in", async () => {
  signIn("operator", { userTables: ["incidents", "bases"] });
  showLayers({ permitted: permittedLayers() });
  await screen.findByText(/Your profile does not show every layer/);
  expect(screen.getAllByRole("switch").map((one) => one.getAttribute("aria-label"))).toEqual(["Claims", "Supplier bases"]);
});

test("a profile that sees every layer reads no note", async () => {
  signIn();
  showLayers({ permitted: permittedLayers() });
  await screen.findByText("Collaborating network");
  expect(screen.queryByText(/Your profile/)).toBeNull();
});

test("what has no position is counted, and listed on demand", async () => {
  const { onWithoutPosition } = showLayers();
  const note = within((await screen.findByText("Mobile suppliers")).closest("li")!).getByRole("button", { name: "7 without position" });
  await userEvent.click(note);
  expect(onWithoutPosition).toHaveBeenCalledWith(true);
});
