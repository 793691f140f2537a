import type { Env } from "../platform/env";
import { publicUrl } from "../platform/publicUrl";
import type { Work } from "../db/transaction";
import { AssistanceHttp } from "./assistance/http";
import { AssistanceStandIn } from "./assistance/standIn";
import { contactCentreOf } from "./contactCentre/contactCentre";
import { MailSmtp } from "./mail/smtp";
import { MailStandIn } from "./mail/standIn";
import { outboxTimes } from "./outboxTimes";
import type { Outside } from "./ports";

/** The outside systems that the settings name; the built-in one where they name none. */
export const outsideOf = (env: Env, work: Work): Outside => ({
  ports: {
    ASSISTANCE: env.ASSISTANCE_URL ? new AssistanceHttp({ url: env.ASSISTANCE_URL, key: env.ASSISTANCE_KEY }) : new AssistanceStandIn(work),
    CONTACT_CENTRE: contactCentreOf(env, work),
    MAIL: env.SMTP_URL
      ? new MailSmtp(work, { url: env.SMTP_URL, from: env.MAIL_FROM, home: publicUrl(env) })
      : new MailStandIn(work, publicUrl(env)),
  },
  deadline: outboxTimes.deadline,
  random: Math.random,
});
