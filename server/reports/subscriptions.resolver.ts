import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Errors } from "../../schema/errorsDirective";
import {
  DeleteIndicatorAlertInput,
  DeleteReportSubscriptionInput,
  IndicatorAlert,
  ReportSending,
  ReportSubscription,
  SaveIndicatorAlertInput,
  SaveReportSubscriptionInput,
} from "../../schema/reports";
import { reportLimits } from "../../schema/rules/reports/reports";
import type { Context } from "../auth/context";
import { Needs } from "../auth/permissions/functionalities";
import { requireUser } from "../auth/users/users.queries";
import { deleteIndicatorAlert, saveIndicatorAlert } from "./alerts/alerts.actions";
import { alertsOf } from "./alerts/alerts.queries";
import { deleteReportSubscription, saveReportSubscription } from "./subscriptions/subscriptions.actions";
import { sendingsOf, subscriptionsOf } from "./subscriptions/subscriptions.queries";

const forbidden = "FORBIDDEN, also for an API key";
const notFound = "NOT_FOUND, also for somebody else's";

@Resolver()
export class SubscriptionsResolver {
  @Needs("dashboard.subscribe")
  @Errors("FORBIDDEN")
  @Query(() => [ReportSubscription], {
    description: `The viewer's reports by mail, by name, at most ${reportLimits.subscriptions}. Errors: ${forbidden}.`,
  })
  reportSubscriptions(@Ctx() ctx: Context): Promise<ReportSubscription[]> {
    return subscriptionsOf(ctx.db, requireUser(ctx).userId);
  }

  @Needs("dashboard.subscribe")
  @Errors("FORBIDDEN")
  @Query(() => [ReportSending], {
    description: `What the viewer's reports by mail have sent, also those that are deleted: the last ${reportLimits.sendings}, the newest first. Errors: ${forbidden}.`,
  })
  reportSendings(@Ctx() ctx: Context): Promise<ReportSending[]> {
    return sendingsOf(ctx.db, requireUser(ctx).userId);
  }

  @Needs("dashboard.subscribe")
  @Errors("FORBIDDEN")
  @Query(() => [IndicatorAlert], { description: `The viewer's alerts, at most ${reportLimits.alerts}. Errors: ${forbidden}.` })
  indicatorAlerts(@Ctx() ctx: Context): Promise<IndicatorAlert[]> {
    return alertsOf(ctx.db, requireUser(ctx).userId);
  }

  @Needs("dashboard.subscribe")
  @Errors(
    ...(["FORBIDDEN", "NOT_FOUND", "CHANGED_MEANWHILE", "NAME_INVALID", "EMAIL_MISSING"] as const),
    ...(["REPORT_SUBSCRIPTION_EXISTS", "REPORT_SUBSCRIPTIONS_FULL"] as const),
  )
  @Mutation(() => ReportSubscription, {
    description: `Makes a report by mail, or changes one of the viewer's own; sent twice it is done once. Errors: ${forbidden}; ${notFound}, and for an instance out of scope; CHANGED_MEANWHILE; NAME_INVALID; EMAIL_MISSING; REPORT_SUBSCRIPTION_EXISTS when the viewer has another one of that name; REPORT_SUBSCRIPTIONS_FULL; BAD_USER_INPUT for a day, hour or zone that is none.`,
  })
  saveReportSubscription(@Ctx() ctx: Context, @Arg("input", () => SaveReportSubscriptionInput) input: SaveReportSubscriptionInput) {
    return saveReportSubscription(ctx, input);
  }

  @Needs("dashboard.subscribe")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => ReportSubscription, {
    description: `Deletes a report by mail; what it has sent stays in the history. Answers it as it was. Errors: ${forbidden}; ${notFound}.`,
  })
  deleteReportSubscription(
    @Ctx() ctx: Context,
    @Arg("input", () => DeleteReportSubscriptionInput) { id }: DeleteReportSubscriptionInput,
  ): Promise<ReportSubscription> {
    return deleteReportSubscription(ctx, id);
  }

  @Needs("dashboard.subscribe")
  @Errors("FORBIDDEN", "NOT_FOUND", "EMAIL_MISSING", "INDICATOR_ALERTS_FULL")
  @Mutation(() => IndicatorAlert, {
    description: `Has the viewer notified by mail when an indicator becomes bad; of one indicator there is one alert, and the same again changes nothing. Errors: ${forbidden}; NOT_FOUND for an instance or an indicator that the viewer does not see; EMAIL_MISSING; INDICATOR_ALERTS_FULL.`,
  })
  saveIndicatorAlert(@Ctx() ctx: Context, @Arg("input", () => SaveIndicatorAlertInput) input: SaveIndicatorAlertInput) {
    return saveIndicatorAlert(ctx, input);
  }

  @Needs("dashboard.subscribe")
  @Errors("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => IndicatorAlert, { description: `Ends an alert. Answers it as it was. Errors: ${forbidden}; ${notFound}.` })
  deleteIndicatorAlert(
    @Ctx() ctx: Context,
    @Arg("input", () => DeleteIndicatorAlertInput) { id }: DeleteIndicatorAlertInput,
  ): Promise<IndicatorAlert> {
    return deleteIndicatorAlert(ctx, id);
  }
}
