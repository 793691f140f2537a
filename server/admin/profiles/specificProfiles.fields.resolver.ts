import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { Instance } from "../../../schema/instances";
import { HiddenFields, ProfileContract, ProfileSupplier, SpecificProfile } from "../../../schema/users/profiles";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { UserReference } from "../../../schema/userReference";
import type { Context } from "../../auth/context";
import { instanceById } from "../../settings/references.loaders";
import { userReference } from "../users/users.loaders";
import { contractsOf, holdersOf, instanceIdsOf, suppliersOf } from "./specificProfiles.loaders";
import type { SpecificProfileRow } from "./specificProfiles.queries";

@Resolver(() => SpecificProfile)
export class SpecificProfileFieldsResolver {
  @FieldResolver(() => UserReference, { nullable: true })
  owner(@Ctx() ctx: Context, @Root() { ownerId }: SpecificProfileRow) {
    return ownerId === null ? null : userReference(ctx).load(ownerId);
  }

  @FieldResolver(() => [ProfileContract])
  contracts(@Ctx() ctx: Context, @Root() { id }: SpecificProfileRow): Promise<ProfileContract[]> {
    return contractsOf(ctx).load(id);
  }

  @FieldResolver(() => [Instance])
  async instances(@Ctx() ctx: Context, @Root() { id }: SpecificProfileRow): Promise<Instance[]> {
    const profileInstances = await Promise.all((await instanceIdsOf(ctx).load(id)).map((instanceId) => instanceById(ctx, instanceId)));
    return profileInstances.filter((instance) => instance != null);
  }

  @FieldResolver(() => [ProfileSupplier])
  suppliers(@Ctx() ctx: Context, @Root() { id }: SpecificProfileRow): Promise<ProfileSupplier[]> {
    return suppliersOf(ctx).load(id);
  }

  @FieldResolver(() => [HiddenFields])
  hiddenFields(@Root() { hiddenFields }: SpecificProfileRow): HiddenFields[] {
    return mapLayers.flatMap((layer) => (hiddenFields[layer]?.length ? [{ layer, fields: hiddenFields[layer] }] : []));
  }

  @FieldResolver(() => Int)
  async users(@Ctx() ctx: Context, @Root() { id }: SpecificProfileRow): Promise<number> {
    return (await holdersOf(ctx).load(id)).users;
  }

  @FieldResolver(() => Int)
  async keys(@Ctx() ctx: Context, @Root() { id }: SpecificProfileRow): Promise<number> {
    return (await holdersOf(ctx).load(id)).keys;
  }
}
