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
    const [found] = await db
      .select()
      .from(reportSubscriptions)
      .innerJoin(users, eq(users.id, reportSubscriptions.userId))
      .where(eq(reportSubscriptions.id, id));
    return found && { report: found.report_subscriptions, alert: null, user: found.users, name: found.report_subscriptions.name };
  }
  const [found] = await db
    .select()
    .from(indicatorAlerts)
    .innerJoin(users, eq(users.id, indicatorAlerts.userId))
    .where(and(eq(indicatorAlerts.id, id)));
  return (
    found && {
      ...{ report: null, alert: found.indicator_alerts, user: found.users },
      name: text(found.users.language as Locale, `indicator.${found.indicator_alerts.key}`),
    }
  );
}

/** Subscription of a link; `null` if the link is invalid or the subscription has ended. */
export async function subscribedBy(db: Reader, holder: SecretHolder, token: string): Promise<Subscribed | null> {
  const said = readToken(holder, token);
  const found = said && (await find(db, said));
  return found ? { name: found.name, locale: found.user.language as Locale } : null;
}

export async function unsubscribe(work: Work, holder: SecretHolder, token: string): Promise<Subscribed | null> {
  const said = readToken(holder, token);
  if (!said) return null;
  return transaction(work, async (tx, now) => {
    const found = await find(tx, said);
    if (!found) return null;
    const actor = userActor(found.user);
    if (found.report) await endSubscription(tx, now, actor, found.report, "reportSubscription.unsubscribe");
    else await endAlert(tx, now, actor, found.alert, "indicatorAlert.unsubscribe");
    return { name: found.name, locale: found.user.language as Locale };
  });
}
