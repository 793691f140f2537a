// Specification section 8, messages: each in the reader's language, errors for ten seconds.
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { chooseLanguage } from "../../../client/i18n/language";
import { loadMessages } from "../../../client/i18n/messages";
import { failures, type MessageName, successes } from "../../../client/ui/messages";
import { useToast } from "../../../client/ui/toasts/toasts";
import { show } from "../page";

function Say({ name }: { name: MessageName }) {
  const { say } = useToast();
  return <button onClick={() => say(name)}>say</button>;
}

const names = [...Object.keys(successes), ...Object.keys(failures)] as MessageName[];

describe.each(["es", "el"] as const)("in %s", (language) => {
  test.each(names)("shows the message %s", async (name) => {
    chooseLanguage(language);
    show(<Say name={name} />);
    fireEvent.click(await screen.findByText("say"));
    await screen.findByText((await loadMessages(language))[`messages.${name}`]!);
  });
});

test.each([
  ["downloadFailed", "ten", 10],
  ["downloadFinished", "five", 5],
] as const)("shows the message %s for %s seconds", async (name, _, seconds) => {
  show(<Say name={name} />);
  const button = await screen.findByText("say");
  const text = (await loadMessages("en"))[`messages.${name}`]!;
  vi.useFakeTimers();
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1_000 - 500));
  expect(screen.queryByText(text)).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByText(text)).toBeNull();
});
