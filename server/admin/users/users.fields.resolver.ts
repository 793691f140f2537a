import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { Centre, Instance } from "../../../schema/instances";
import { SpecificProfileReference } from "../../../schema/profileReference";
import { UserReference } from "../../../schema/userReference";
import { User } from "../../../schema/users/users";
import { requireViewer, type Context } from "../../auth/context";
import { idIf } from "../../platform/actor";
import { centreByKey, instanceById, compositeKey } from "../../settings/references.loaders";
import { profileReference } from "../profiles/specificProfiles.loaders";
import { ownedCountsOf, instanceIdsOfUser, userReference } from "./users.loaders";
import type { UserRow } from "./users.queries";

type Maybe<T> = T | null | undefined;
const all = async <T>(values: (Maybe<T> | Promise<Maybe<T>>)[]): Promise<T[]> =>
  (await Promise.all(values)).filter((value) => value != null);

@Resolver(() => User)
export class UserFieldsResolver {
  @FieldResolver(() => SpecificProfileReference, { nullable: true })
  specificProfile(@Ctx() ctx: Context, @Root() { specificProfileId }: UserRow) {
    return specificProfileId === null ? null : profileReference(ctx).load(specificProfileId);
  }

  @FieldResolver(() => [Instance])
  async instances(@Ctx() ctx: Context, @Root() { id, allInstances }: UserRow): Promise<Instance[]> {
    if (allInstances) return [];
    return all((await instanceIdsOfUser(ctx).load(id)).map((instanceId) => instanceById(ctx, instanceId)));
  }

  @FieldResolver(() => Centre, { nullable: true })
  defaultCentre(@Ctx() ctx: Context, @Root() { defaultCentreInstanceId, defaultCentreId }: UserRow) {
    return defaultCentreInstanceId === null || defaultCentreId === null
      ? null
      : centreByKey(ctx, compositeKey(defaultCentreInstanceId, defaultCentreId));
  }

  @FieldResolver(() => UserReference, { nullable: true })
  owner(@Ctx() ctx: Context, @Root() { ownerId }: UserRow) {
    return ownerId === null ? null : userReference(ctx).load(ownerId);
  }

  @FieldResolver(() => UserReference, { nullable: true })
  creator(@Ctx() ctx: Context, @Root() { creatorId }: UserRow) {
    return creatorId === null ? null : userReference(ctx).load(creatorId);
  }

  @FieldResolver(() => Boolean)
  secondFactor(@Root() { totpConfirmedAt }: UserRow): boolean {
    return totpConfirmedAt !== null;
  }

  @FieldResolver(() => Boolean)
  oneself(@Ctx() ctx: Context, @Root() { id }: UserRow): boolean {
    return id === idIf("USER", requireViewer(ctx).actor);
  }

  @FieldResolver(() => Int)
  async ownedUsers(@Ctx() ctx: Context, @Root() { id }: UserRow): Promise<number> {
    return (await ownedCountsOf(ctx).load(id)).users;
  }

  @FieldResolver(() => Int)
  async ownedProfiles(@Ctx() ctx: Context, @Root() { id }: UserRow): Promise<number> {
    return (await ownedCountsOf(ctx).load(id)).profiles;
  }

  @FieldResolver(() => Int)
  async ownedKeys(@Ctx() ctx: Context, @Root() { id }: UserRow): Promise<number> {
    return (await ownedCountsOf(ctx).load(id)).keys;
  }
}
