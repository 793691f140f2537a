import { Arg, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import {
  AcknowledgeAlarmsInput,
  Alarm,
  AlarmList,
  AlarmPerson,
  PassAlarmsInput,
  SnoozeAlarmsInput,
  TakeAlarmsInput,
} from "../../schema/alarms";
import { Errors } from "../../schema/errorsDirective";
import { alarmLimits } from "../../schema/rules/alarms/alarms";
import { requireViewer } from "../auth/context";
import { Needs, requireFunctionality } from "../auth/permissions/functionalities";
import type { LiveContext } from "../live/context";
import { idIf } from "../platform/actor";
import { AlarmLists } from "./alarmList";
import { alarmListChanges } from "./alarmListChanges";
import * as actions from "./alarms.actions";
import { alarmColleagues } from "./colleagues.queries";

const nobody = "FORBIDDEN to an API key: it is nobody.";

@Resolver()
export class AlarmsResolver {
  @Needs("alarms")
  @Errors("FORBIDDEN")
  @Query(() => AlarmList, { description: "The open alarms that the viewer may see: for those who cannot hold a live connection." })
  async alarms(@Ctx() ctx: LiveContext): Promise<AlarmList> {
    const viewer = requireViewer(ctx);
    await ctx.alarmBook.read();
    return new AlarmLists(ctx.alarmBook, ctx.board, viewer).at(ctx.clock.now());
  }

  @Needs("alarms")
  @Errors("FORBIDDEN")
  @Query(() => [ID], {
    description: `The open alarms that the viewer has taken, also those beyond the rows of \`alarms\`: up to ${alarmLimits.own}, the oldest first. None of an API key.`,
  })
  async ownAlarmIds(@Ctx() ctx: LiveContext): Promise<string[]> {
    const viewer = requireViewer(ctx);
    const userId = idIf("USER", viewer.actor);
    if (userId === null) return [];
    await ctx.alarmBook.read();
    return new AlarmLists(ctx.alarmBook, ctx.board, viewer).takenBy(userId);
  }

  @Needs("alarms")
  @Errors("FORBIDDEN")
  @Query(() => [AlarmPerson], {
    description: "Who is there to take an alarm: has alarms, is signed in, and has been seen within the last five minutes. Not the viewer.",
  })
  alarmColleagues(@Ctx() ctx: LiveContext): Promise<AlarmPerson[]> {
    return alarmColleagues(ctx.db, requireViewer(ctx), ctx.clock.now());
  }

  @Errors("FORBIDDEN")
  @Subscription(() => AlarmList, {
    description:
      "The open alarms that the viewer may see: first as they are, then the whole list whenever it has changed, at most twice a second.",
    subscribe: ({ context }: { context: LiveContext }) => alarmListChanges(context, requireFunctionality(context, "alarms")),
  })
  alarmsChanged(@Root() list: AlarmList): AlarmList {
    return list;
  }

  @Needs("alarms")
  @Errors("FORBIDDEN", "NOT_FOUND", "ALARM_TAKEN")
  @Mutation(() => [Alarm], {
    description: `Says that the viewer has seen the alarms; one that is acknowledged, taken or snoozed stays as it is. A call that was given up is over with it. ${nobody}`,
  })
  acknowledgeAlarms(@Ctx() ctx: LiveContext, @Arg("input", () => AcknowledgeAlarmsInput) input: AcknowledgeAlarmsInput): Promise<Alarm[]> {
    return actions.acknowledgeAlarms(ctx, input);
  }

  @Needs("alarms")
  @Errors("FORBIDDEN", "NOT_FOUND", "ALARM_TAKEN")
  @Mutation(() => [Alarm], {
    description: `The viewer deals with the alarms. They are raised again when the viewer signs out or has not been seen for five minutes. ${nobody}`,
  })
  takeAlarms(@Ctx() ctx: LiveContext, @Arg("input", () => TakeAlarmsInput) input: TakeAlarmsInput): Promise<Alarm[]> {
    return actions.takeAlarms(ctx, input);
  }

  @Needs("alarms")
  @Errors("FORBIDDEN", "NOT_FOUND", "ALARM_TAKEN")
  @Mutation(() => [Alarm], { description: `Leaves the alarms for a while; then they are raised again. ${nobody}` })
  snoozeAlarms(@Ctx() ctx: LiveContext, @Arg("input", () => SnoozeAlarmsInput) input: SnoozeAlarmsInput): Promise<Alarm[]> {
    return actions.snoozeAlarms(ctx, input);
  }

  @Needs("alarms")
  @Errors("FORBIDDEN", "NOT_FOUND", "ALARM_TAKEN", "ALARM_COLLEAGUE")
  @Mutation(() => [Alarm], {
    description: `Asks a colleague to take the alarms: they ring at the colleague's alone, and are raised again when the colleague is gone. ${nobody}`,
  })
  passAlarms(@Ctx() ctx: LiveContext, @Arg("input", () => PassAlarmsInput) input: PassAlarmsInput): Promise<Alarm[]> {
    return actions.passAlarms(ctx, input);
  }
}
