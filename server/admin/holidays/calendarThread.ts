import { once } from "node:events";
import { canStartThreads, startThread } from "../../platform/thread";
import type { CalendarQuestions } from "./calendar";

type Name = keyof CalendarQuestions;
export interface CalendarTask<Asked extends Name = Name> {
  name: Asked;
  asked: CalendarQuestions[Asked]["asks"];
}

const YOUNG_MEGABYTES = 4;

/** Queries the holiday calendar in a worker thread, because loading its rules would block the event loop for half a second. */
export async function askCalendar<Asked extends Name>(
  name: Asked,
  question: CalendarQuestions[Asked]["asks"],
): Promise<CalendarQuestions[Asked]["answers"]> {
  if (!canStartThreads) return (await import("./calendar")).answers[name](question);
  const thread = startThread("publicHolidays", { name, asked: question } satisfies CalendarTask<Asked>, YOUNG_MEGABYTES);
  const [answer] = (await once(thread, "message")) as [CalendarQuestions[Asked]["answers"]];
  return answer;
}
