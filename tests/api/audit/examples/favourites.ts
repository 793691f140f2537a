import type { Example, ExampleSender } from "./sender";

export async function* favouriteExamples({ send, byId }: ExampleSender): AsyncGenerator<Example> {
  const input = { name: "Audited", address: "list=needs", tab: "CLAIMS", foldedPanels: ["COUNTS"], traffic: true };
  const saved = { id: "", updatedAt: "" };
  const save = (more: object) => send("saveMapConfiguration", "SaveMapConfigurationInput", { ...input, ...more }, "{ id updatedAt }");
  yield {
    mutation: "saveMapConfiguration",
    leaves: ["mapConfiguration.create"],
    done: async () => Object.assign(saved, await save({})),
    again: () => save({}),
  };
  yield {
    mutation: "saveMapConfiguration",
    leaves: ["mapConfiguration.change"],
    done: () => save({ ...saved, name: "Renamed" }),
    again: () => save({ ...saved, name: "Renamed" }),
  };
  const makeDefault = () => byId("makeDefaultMapConfiguration", saved.id);
  yield { mutation: "makeDefaultMapConfiguration", leaves: ["mapConfiguration.makeDefault"], done: makeDefault, again: makeDefault };
  const share = () => send("shareMapConfiguration", "ShareMapConfigurationInput", { id: saved.id, instanceId: "ES" });
  yield { mutation: "shareMapConfiguration", leaves: ["mapConfiguration.share"], done: share, again: share };
  const unshare = () => byId("unshareMapConfiguration", saved.id);
  yield { mutation: "unshareMapConfiguration", leaves: ["mapConfiguration.unshare"], done: unshare, again: unshare };
  yield {
    mutation: "deleteMapConfiguration",
    leaves: ["mapConfiguration.delete"],
    done: () => byId("deleteMapConfiguration", saved.id),
    again: () => byId("deleteMapConfiguration", saved.id),
  };
}
