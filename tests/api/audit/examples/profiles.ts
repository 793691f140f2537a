import type { Example, ExampleSender } from "./sender";

const nothing = { contracts: [], hiddenFields: [], hiddenIndicators: [], hiddenLayers: [], supplierIds: [] };
export const specificProfile = { ...nothing, name: "Audited", profileType: "OPERADOR", instanceIds: ["ES"], requiresTwoFactor: false };

export async function* profileExamples({ app, admin, send, byId }: ExampleSender): AsyncGenerator<Example> {
  const { functionalities } = (
    await app.graphql<{ genericProfiles: { profileType: string; functionalities: string[] }[] }>(
      "{ genericProfiles { profileType functionalities } }",
      {},
      admin,
    )
  ).data!.genericProfiles.find(({ profileType }) => profileType === "PROVEEDOR")!;
  const generic = () =>
    send(
      "changeGenericProfile",
      "ChangeGenericProfileInput",
      { profileType: "PROVEEDOR", functionalities: [...functionalities, "dashboard"], requiresTwoFactor: false },
      "{ profileType }",
    );
  yield { mutation: "changeGenericProfile", leaves: ["genericProfile.change"], done: generic, again: generic };
  const profile = { id: "", updatedAt: "" };
  yield {
    mutation: "saveSpecificProfile",
    leaves: ["specificProfile.create"],
    done: async () =>
      Object.assign(profile, await send("saveSpecificProfile", "SaveSpecificProfileInput", specificProfile, "{ id updatedAt }")),
    again: () => send("saveSpecificProfile", "SaveSpecificProfileInput", { ...specificProfile, ...profile }),
  };
  // Uses a separate session, because no other mutation is allowed in it.
  const session = await app.signIn("admin");
  const view = (field: string, type: string) => () => send(field, type, { profileId: profile.id }, "{ profileId }", session);
  yield { mutation: "beginSeeAs", leaves: ["seeAs.begin"], done: view("beginSeeAs", "BeginSeeAsInput") };
  yield { mutation: "endSeeAs", leaves: ["seeAs.end"], done: view("endSeeAs", "EndSeeAsInput") };
  yield { mutation: "deleteSpecificProfile", leaves: ["specificProfile.delete"], done: () => byId("deleteSpecificProfile", profile.id) };
}
