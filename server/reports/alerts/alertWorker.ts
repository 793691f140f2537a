import { and, asc, eq, sql } from "drizzle-orm";
import { SECOND_MS } from "../../../schema/rules/durations";
import type { IndicatorFigures } from "../../../schema/indicators/indicators";
import { nextEpisode } from "../../../schema/rules/reports/alertEpisodes";
import { reportLimits } from "../../../schema/rules/reports/reports";
import type { Tx } from "../../db/connect";
import type { Installation } from "../../db/installation";
import { indicatorAlerts } from "../../db/tables/reports";
import { transaction, type Work } from "../../db/transaction";
import { indicatorsOf } from "../../figures/indicators.queries";
import { mailUser } from "../../integrations/mail/mailUser";
import { AppError } from "../../platform/errors";
import { Worker, type WorkerDeps } from "../../platform/worker";
import { receiverOf } from "../subscriptions/mailedReport";
import { unsubscribeToken } from "../unsubscribe.actions";
import type { AlertRow } from "./alerts.queries";

const POLL_INTERVAL_MS = 5 * SECOND_MS;

type Deps = Work & WorkerDeps & { installation: Installation };

/** Evaluates alerts every minute with each user's rights; nodes share the work by user. */
export class AlertWorker extends Worker {
  constructor(deps: Deps) {
    super(
      {
        name: "alerts",
        intervalMs: POLL_INTERVAL_MS,
        startDelayMs: POLL_INTERVAL_MS,
        run: async () => ((await evaluateNext(deps)) ? "more" : "idle"),
        failureText: "Evaluating indicators for alerts failed; retrying",
      },
      deps,
    );
  }
}

/** Evaluates a user's alerts for one AMA instance; returns false if none is due. Episode and mail are stored in the same transaction. */
export const evaluateNext = (deps: Deps): Promise<boolean> =>
  transaction(deps, async (tx, now) => {
    const oldest = new Date(now.getTime() - reportLimits.alertIntervalMs);
    const isDue = sql`${indicatorAlerts.evaluatedAt} <= ${oldest.toISOString()}::timestamptz`;
    const [first] = await tx
      .select()
      .from(indicatorAlerts)
      .where(isDue)
      .orderBy(asc(indicatorAlerts.evaluatedAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!first) return false;
    const { userId, instanceId } = first;
    const together = and(eq(indicatorAlerts.userId, userId), eq(indicatorAlerts.instanceId, instanceId), isDue);
    const alerts = await tx.select().from(indicatorAlerts).where(together).for("update", { skipLocked: true });
    const figures = await figuresFor(tx, alerts, now);
    for (const alert of alerts) await step(deps, tx, now, alert, figures.get(alert.key) ?? null);
    return true;
  });

/** Indicators visible to the user; empty if the instance is out of scope or the user lost the permission. */
async function figuresFor(tx: Tx, alerts: AlertRow[], now: Date): Promise<Map<string, IndicatorFigures>> {
  const { userId, instanceId } = alerts[0]!;
  const receiver = await receiverOf(tx, userId);
  if (!receiver) return new Map();
  try {
    const request = { instanceId, period: { name: "TODAY" }, keys: alerts.map(({ key }) => key) } as const;
    const { indicators } = await indicatorsOf(tx, receiver.scope, request, now.getTime());
    return new Map(indicators.map((indicator) => [indicator.key, indicator]));
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return new Map();
    throw error;
  }
}

async function step({ installation }: Deps, tx: Tx, now: Date, alert: AlertRow, figures: IndicatorFigures | null): Promise<void> {
  const { id, userId, instanceId, key: indicator, level: from, episodeLevel, betterSince } = alert;
  const before = episodeLevel && { level: episodeLevel, betterSince: betterSince && betterSince.getTime() };
  const { episode, notify } = nextEpisode(before, { from, level: figures?.level ?? null, now: now.getTime() });
  const columns = {
    episodeLevel: episode?.level ?? null,
    betterSince: episode?.betterSince == null ? null : new Date(episode.betterSince),
    evaluatedAt: now,
    ...(notify && { lastNotifiedAt: now }),
  };
  await tx.update(indicatorAlerts).set(columns).where(eq(indicatorAlerts.id, id));
  const value = figures?.period.value;
  if (!notify || value == null) return;
  const unsubscribe = unsubscribeToken(installation, "alert", id);
  const mail = { kind: "alert", userId, instanceId, indicator, level: notify, value, at: now.toISOString(), unsubscribe } as const;
  await mailUser(tx, now, mail, `alert.${id}.${now.getTime()}`);
}
