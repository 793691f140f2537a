import { Arg, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import {
  AcknowledgeAlarmsInput,
  ReopenAlarmsInput,
  Alarm,
  AlarmList,
  AlarmPerson,
  PassAlarmsInput,
  SnoozeAlarmsInput,
  TakeAlarmsInput,
} from "../../schema/claims/alarms";
import { Errors, NO_API_KEYS } from "../../schema/errorsDirective";
import { alarmLimits } from "../../schema/rules/alarms/alarms";
import { requireViewer } from "../auth/context";
import { Needs, requireFunctionality } from "../auth/permissions/functionalities";
import type { LiveContext } from "../live/context";
import { idIf } from "../platform/actor";
import { AlarmLists } from "./alarmList";
import { alarmListChanges } from "./alarmListChanges";
import * as actions from "./alarms.actions";
import { alarmColleagues } from "./colleagues.queries";

@Resolver()
export class AlarmsResolver {
  @Needs("alarms")
  @Errors("FORBIDDEN")
  @Query(() => AlarmList, {
    description:
      "Returns the open alarms in the viewer's scope. For clients that cannot keep a live connection; otherwise subscribe to `alarmsChanged`.",
  })
  async alarms(@Ctx() ctx: LiveContext): Promise<AlarmList> {
    const viewer = requireViewer(ctx);
    await ctx.alarmBook.read();
    return new AlarmLists(ctx.alarmBook, ctx.board, viewer).at(ctx.clock.now());
  }

  @Needs("alarms")
  @Errors("FORBIDDEN")
  @Query(() => [ID], {
    description: `Returns the ids of the open alarms that the viewer has taken, including alarms beyond the rows of \`alarms\`, oldest first, at most ${alarmLimits.own}. Empty for an API key.`,
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
    description:
      "Returns the colleagues to whom the viewer can pass an alarm: users other than the viewer who have the `alarms` functionality, are signed in and were active within the last five minutes.",
  })
  alarmColleagues(@Ctx() ctx: LiveContext): Promise<AlarmPerson[]> {
    return alarmColleagues(ctx.db, requireViewer(ctx), ctx.clock.now());
  }

  @Errors("FORBIDDEN")
  @Subscription(() => AlarmList, {
    description:
      "Sends the open alarms in the viewer's scope: the current list first, then the complete list after each change, at most twice per second.",
    subscribe: ({ context }: { context: LiveContext }) => alarmListChanges(context, requireFunctionality(context, "alarms")),
  })
  alarmsChanged(@Root() list: AlarmList): AlarmList {
    return list;
  }

  @Needs("alarms")
  @Errors(NO_API_KEYS, "NOT_FOUND", "ALARM_TAKEN")
  @Mutation(() => [Alarm], {
    description:
      "Acknowledges alarms. An alarm that is already acknowledged, taken or snoozed is unchanged. An alarm about a call that was given up is cleared.",
  })
  acknowledgeAlarms(@Ctx() ctx: LiveContext, @Arg("input", () => AcknowledgeAlarmsInput) input: AcknowledgeAlarmsInput): Promise<Alarm[]> {
    return actions.acknowledgeAlarms(ctx, input);
  }

  @Needs("alarms")
  @Errors(NO_API_KEYS, "NOT_FOUND", "ALARM_TAKEN")
  @Mutation(() => [Alarm], {
    description:
      "Withdraws the viewer's acknowledgement, so that the alarms are raised again. Alarms that another user acknowledged, or that are not acknowledged, are unchanged.",
  })
  reopenAlarms(@Ctx() ctx: LiveContext, @Arg("input", () => ReopenAlarmsInput) input: ReopenAlarmsInput): Promise<Alarm[]> {
    return actions.reopenAlarms(ctx, input);
  }

  @Needs("alarms")
  @Errors(NO_API_KEYS, "NOT_FOUND", "ALARM_TAKEN")
  @Mutation(() => [Alarm], {
    description: "Assigns the alarms to the viewer. They are raised again when the viewer signs out or is inactive for five minutes.",
  })
  takeAlarms(@Ctx() ctx: LiveContext, @Arg("input", () => TakeAlarmsInput) input: TakeAlarmsInput): Promise<Alarm[]> {
    return actions.takeAlarms(ctx, input);
  }

  @Needs("alarms")
  @Errors(NO_API_KEYS, "NOT_FOUND", "ALARM_TAKEN")
  @Mutation(() => [Alarm], { description: "Snoozes the alarms for a period, after which they are raised again." })
  snoozeAlarms(@Ctx() ctx: LiveContext, @Arg("input", () => SnoozeAlarmsInput) input: SnoozeAlarmsInput): Promise<Alarm[]> {
    return actions.snoozeAlarms(ctx, input);
  }

  @Needs("alarms")
  @Errors(NO_API_KEYS, "NOT_FOUND", "ALARM_TAKEN", "ALARM_COLLEAGUE")
  @Mutation(() => [Alarm], {
    description:
      "Passes the alarms to a colleague. They sound only for the colleague, and are raised again when the colleague signs out or becomes inactive.",
  })
  passAlarms(@Ctx() ctx: LiveContext, @Arg("input", () => PassAlarmsInput) input: PassAlarmsInput): Promise<Alarm[]> {
    return actions.passAlarms(ctx, input);
  }
}
