// One example of each mutation, in this order: each may rest on those before it.
import type { TestApp } from "../../fixtures/app";
import { alarmExamples } from "./examples/alarms";
import { claimExamples } from "./examples/claims";
import { configurationExamples } from "./examples/configuration";
import { ownAccountExamples } from "./examples/ownAccount";
import { exportExamples } from "./examples/exports";
import { favouriteExamples } from "./examples/favourites";
import { profileExamples } from "./examples/profiles";
import { type Example, exampleSender, type Perform } from "./examples/sender";
import { signInExamples } from "./examples/signInSteps";
import { subscriptionExamples } from "./examples/subscriptions";
import { userExamples } from "./examples/users";
import { webhookExamples } from "./examples/webhooks";

export async function* examplesOf(app: TestApp, perform?: Perform): AsyncGenerator<Example> {
  const sender = await exampleSender(app, perform);
  for (const examples of [
    alarmExamples,
    claimExamples,
    configurationExamples,
    exportExamples,
    favouriteExamples,
    subscriptionExamples,
    profileExamples,
    userExamples,
    webhookExamples,
    ownAccountExamples,
    signInExamples,
  ])
    yield* examples(sender);
}
