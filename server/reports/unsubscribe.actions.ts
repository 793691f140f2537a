// Unsubscribing by a mailed link without sign-in; the link's token is encrypted by the installation.
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../schema/rules/language/locales";
import type { Reader } from "../db/connect";
import { indicatorAlerts, reportSubscriptions } from "../db/tables/reports";
import { users } from "../db/tables/users";
import { transaction, type Work } from "../db/transaction";
import { userActor } from "../platform/actor";
import { decrypt, encrypt, type SecretHolder } from "../platform/encryption";
import { jsonText } from "../platform/parseJson";
import { text } from "../platform/texts";
import { endAlert } from "./alerts/alerts.actions";
import { endSubscription } from "./subscriptions/subscriptions.actions";

const PURPOSE = "unsubscribe";
const tokenSchema = jsonText(z.tuple([z.enum(["report", "alert"]), z.uuid()]));
type Token = z.infer<typeof tokenSchema>;

export const unsubscribeToken = (holder: SecretHolder, ...[kind, id]: Token): string =>
  encrypt(holder, PURPOSE, "", Buffer.from(JSON.stringify([kind, id])));

function readToken(holder: SecretHolder, token: string): Token | null {
  try {
    return tokenSchema.parse(decrypt(holder, PURPOSE, "", token).toString());
  } catch {
    return null;
  }
}

export interface Subscribed {
  name: string;
  locale: Locale;
}

async function find(db: Reader, [kind, id]: Token) {
  if (kind === "report") {
    const [row] = await db
      .select()
      .from(reportSubscriptions)
      .innerJoin(users, eq(users.id, reportSubscriptions.userId))
      .where(eq(reportSubscriptions.id, id));
    return row && { report: row.report_subscriptions, alert: null, user: row.users, name: row.report_subscriptions.name };
  }
  const [row] = await db
    .select()
    .from(indicatorAlerts)
    .innerJoin(users, eq(users.id, indicatorAlerts.userId))
    .where(and(eq(indicatorAlerts.id, id)));
  return (
    row && {
      ...{ report: null, alert: row.indicator_alerts, user: row.users },
      name: text(row.users.language as Locale, `indicator.${row.indicator_alerts.key}`),
    }
  );
}

/** Subscription of a link; `null` if the link is invalid or the subscription has ended. */
export async function subscribedBy(db: Reader, holder: SecretHolder, token: string): Promise<Subscribed | null> {
  const tokenContent = readToken(holder, token);
  const subscription = tokenContent && (await find(db, tokenContent));
  return subscription ? { name: subscription.name, locale: subscription.user.language as Locale } : null;
}

export async function unsubscribe(work: Work, holder: SecretHolder, token: string): Promise<Subscribed | null> {
  const tokenContent = readToken(holder, token);
  if (!tokenContent) return null;
  return transaction(work, async (tx, now) => {
    const subscription = await find(tx, tokenContent);
    if (!subscription) return null;
    const actor = userActor(subscription.user);
    if (subscription.report) await endSubscription(tx, now, actor, subscription.report, "reportSubscription.unsubscribe");
    else await endAlert(tx, now, actor, subscription.alert, "indicatorAlert.unsubscribe");
    return { name: subscription.name, locale: subscription.user.language as Locale };
  });
}
