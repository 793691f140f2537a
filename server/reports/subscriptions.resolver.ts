import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Errors, NO_API_KEYS } from "../../schema/errorsDirective";
import {
  DeleteIndicatorAlertInput,
  DeleteReportSubscriptionInput,
  IndicatorAlert,
  ReportSending,
  ReportSubscription,
  SaveIndicatorAlertInput,
  SaveReportSubscriptionInput,
} from "../../schema/indicators/reports";
import { reportLimits } from "../../schema/rules/reports/reports";
import type { Context } from "../auth/context";
import { Needs } from "../auth/permissions/functionalities";
import { requireUser } from "../auth/users/users.queries";
import { deleteIndicatorAlert, saveIndicatorAlert } from "./alerts/alerts.actions";
import { alertsOf } from "./alerts/alerts.queries";
import { deleteReportSubscription, saveReportSubscription } from "./subscriptions/subscriptions.actions";
import { sendingsOf, subscriptionsOf } from "./subscriptions/subscriptions.queries";

@Resolver()
export class SubscriptionsResolver {
  @Needs("dashboard.subscribe")
  @Errors(NO_API_KEYS)
  @Query(() => [ReportSubscription], {
    description: `Returns the viewer's scheduled reports, ordered by name, at most ${reportLimits.subscriptions}.`,
  })
  reportSubscriptions(@Ctx() ctx: Context): Promise<ReportSubscription[]> {
    return subscriptionsOf(ctx.db, requireUser(ctx).userId);
  }

  @Needs("dashboard.subscribe")
  @Errors(NO_API_KEYS)
  @Query(() => [ReportSending], {
    description: `Returns the latest mails of the viewer's scheduled reports, newest first, at most ${reportLimits.sendings}, including those of deleted reports.`,
  })
  reportSendings(@Ctx() ctx: Context): Promise<ReportSending[]> {
    return sendingsOf(ctx.db, requireUser(ctx).userId);
  }

  @Needs("dashboard.subscribe")
  @Errors(NO_API_KEYS)
  @Query(() => [IndicatorAlert], {
    description: `Returns the viewer's indicator alerts, at most ${reportLimits.alerts}.`,
  })
  indicatorAlerts(@Ctx() ctx: Context): Promise<IndicatorAlert[]> {
    return alertsOf(ctx.db, requireUser(ctx).userId);
  }

  @Needs("dashboard.subscribe")
  @Errors(
    NO_API_KEYS,
    ...(["FORBIDDEN", "NOT_FOUND", "CHANGED_MEANWHILE", "NAME_INVALID", "EMAIL_MISSING"] as const),
    ...(["REPORT_SUBSCRIPTION_EXISTS", "REPORT_SUBSCRIPTIONS_FULL"] as const),
    {
      NOT_FOUND: "also if it belongs to another user, or if the instance is out of scope",
      REPORT_SUBSCRIPTION_EXISTS: "if the viewer has another report with the same name",
      BAD_USER_INPUT: "if the day, hour or time zone is invalid",
    },
  )
  @Mutation(() => ReportSubscription, {
    description: "Creates a report by mail, or changes one of the viewer.",
  })
  saveReportSubscription(@Ctx() ctx: Context, @Arg("input", () => SaveReportSubscriptionInput) input: SaveReportSubscriptionInput) {
    return saveReportSubscription(ctx, input);
  }

  @Needs("dashboard.subscribe")
  @Errors(NO_API_KEYS, { NOT_FOUND: "also if it belongs to another user" })
  @Mutation(() => ReportSubscription, {
    description: "Deletes a report by mail and returns it as it was. Its mails stay in the history.",
  })
  deleteReportSubscription(
    @Ctx() ctx: Context,
    @Arg("input", () => DeleteReportSubscriptionInput) { id }: DeleteReportSubscriptionInput,
  ): Promise<ReportSubscription> {
    return deleteReportSubscription(ctx, id);
  }

  @Needs("dashboard.subscribe")
  @Errors(NO_API_KEYS, "EMAIL_MISSING", "INDICATOR_ALERTS_FULL", { NOT_FOUND: "if the viewer does not see the instance or the indicator" })
  @Mutation(() => IndicatorAlert, {
    description: "Notifies the viewer by mail when an indicator becomes bad. There is one alert per indicator.",
  })
  saveIndicatorAlert(@Ctx() ctx: Context, @Arg("input", () => SaveIndicatorAlertInput) input: SaveIndicatorAlertInput) {
    return saveIndicatorAlert(ctx, input);
  }

  @Needs("dashboard.subscribe")
  @Errors(NO_API_KEYS, { NOT_FOUND: "also if it belongs to another user" })
  @Mutation(() => IndicatorAlert, { description: "Deletes an alert and returns it as it was." })
  deleteIndicatorAlert(
    @Ctx() ctx: Context,
    @Arg("input", () => DeleteIndicatorAlertInput) { id }: DeleteIndicatorAlertInput,
  ): Promise<IndicatorAlert> {
    return deleteIndicatorAlert(ctx, id);
  }
}
