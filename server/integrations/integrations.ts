import type { Env } from "../platform/env";
import { mayBePlaintext } from "../platform/networkSettings";
import { publicUrl } from "../platform/publicUrl";
import type { Work } from "../db/transaction";
import { AssistanceHttp } from "./assistance/http";
import { AssistanceSimulator } from "./assistance/simulator";
import { contactCentreOf } from "./contactCentre/contactCentre";
import { MailSmtp } from "./mail/smtp";
import { MailSimulator } from "./mail/simulator";
import { pictureSources } from "./pictures/fetchPicture";
import { webhookSender } from "./webhooks/sendMessage";
import { retryTimes } from "./retryTimes";
import type { Integrations } from "./adapter";

export const openIntegrations = (env: Env, work: Work): Integrations => ({
  adapters: {
    ASSISTANCE: env.ASSISTANCE_URL
      ? new AssistanceHttp({ url: env.ASSISTANCE_URL, key: env.ASSISTANCE_KEY })
      : new AssistanceSimulator(work),
    CONTACT_CENTRE: contactCentreOf(env, work),
    MAIL: env.SMTP_URL
      ? new MailSmtp(work, {
          url: env.SMTP_URL,
          from: env.MAIL_FROM,
          allowPlaintext: mayBePlaintext(env.SMTP_URL, env.PLAINTEXT_HOSTS),
          publicUrl: publicUrl(env),
        })
      : new MailSimulator(work, publicUrl(env)),
  },
  pictures: pictureSources,
  webhooks: webhookSender({ privateHosts: env.WEBHOOK_PRIVATE_HOSTS }),
  deadlineMs: retryTimes.deadlineMs,
  random: Math.random,
});
