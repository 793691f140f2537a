import { eq, sql } from "drizzle-orm";
import { indicatorOf } from "../../../schema/rules/indicators/indicators";
import { type Locale, locales } from "../../../schema/rules/language/locales";
import { localTime } from "../../../schema/rules/language/localTimes";
import type { ReportFormat } from "../../../schema/rules/reports/reports";
import type { Tx } from "../../db/connect";
import { instances } from "../../db/tables/instances";
import { reportFiles, reportSendings } from "../../db/tables/reports";
import { text } from "../../platform/texts";
import type { MailFile } from "./composedMail";
import type { AlertMail } from "./mailUser";

interface Receiver {
  name: string;
  locale: Locale;
  to: string;
  dashboard: string;
  unsubscribe: string;
}
interface SubscribedMail {
  subject: string;
  text: string;
  files?: MailFile[];
}

export const reportFileTypes: Record<ReportFormat, string> = {
  PDF: "application/pdf",
  XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** `null` if the sending ended and its files were deleted. Stores the recipient. */
export async function reportMail(tx: Tx, sendingId: string, receiver: Receiver): Promise<SubscribedMail | null> {
  const open = sql`${reportSendings.id} = ${sendingId} and ${reportSendings.endedAt} is null`;
  const [sending] = await tx.update(reportSendings).set({ recipient: receiver.to }).where(open).returning();
  const files = await tx.select().from(reportFiles).where(eq(reportFiles.sendingId, sendingId)).orderBy(reportFiles.format);
  if (!sending || !files.length) return null;
  const { locale, dashboard: link, unsubscribe } = receiver;
  const day = (date: string): string =>
    new Intl.DateTimeFormat(locales[locale], { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
  const { firstDay, lastDay } = sending;
  const values = {
    report: sending.name,
    instance: await instanceName(tx, sending.instanceId),
    days: firstDay === lastDay ? day(firstDay) : `${day(firstDay)} – ${day(lastDay)}`,
  };
  return {
    subject: text(locale, "mail.report.subject", values),
    text: text(locale, "mail.report.text", { ...values, name: receiver.name, link, unsubscribe }),
    files: files.map(({ fileName: name, format, bytes }) => ({ name, type: reportFileTypes[format], bytes })),
  };
}

export async function alertMail(tx: Tx, alert: AlertMail, receiver: Receiver): Promise<SubscribedMail | null> {
  const { locale, dashboard: link, unsubscribe } = receiver;
  const [instance] = await tx.select().from(instances).where(eq(instances.id, alert.instanceId));
  if (!instance) return null;
  const at = new Date(alert.at).getTime();
  const number = new Intl.NumberFormat(locales[locale], { maximumFractionDigits: 1 }).format(alert.value);
  const unit = text(locale, `indicatorUnit.${indicatorOf(alert.indicator).unit}`, { count: alert.value });
  const values = {
    indicator: text(locale, `indicator.${alert.indicator}`),
    instance: instance.name,
    level: text(locale, `indicatorLevel.${alert.level}`),
  };
  return {
    subject: text(locale, "mail.alert.subject", values),
    text: text(locale, "mail.alert.text", {
      ...values,
      ...{ name: receiver.name, value: `${number} ${unit}`, link, unsubscribe },
      at: `${localTime(at, at, locales[locale], instance.timeZone)} (${instance.timeZone})`,
    }),
  };
}

async function instanceName(tx: Tx, id: string): Promise<string> {
  const [instance] = await tx.select().from(instances).where(eq(instances.id, id));
  return instance?.name ?? id;
}
