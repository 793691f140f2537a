import { once } from "node:events";
import { canStartThreads, startThread } from "../../platform/thread";
import type { CalendarQuestions } from "./calendar";

type Name = keyof CalendarQuestions;
/** What the thread is started with; it answers once and ends. */
export interface CalendarTask<Asked extends Name = Name> {
  name: Asked;
  asked: CalendarQuestions[Asked]["asks"];
}

const YOUNG_MEGABYTES = 4;

/** Asks the calendar of public holidays: in a thread of its own, as loading its rules would keep everybody else waiting for half a second. */
export async function askCalendar<Asked extends Name>(
  name: Asked,
  asked: CalendarQuestions[Asked]["asks"],
): Promise<CalendarQuestions[Asked]["answers"]> {
  if (!canStartThreads) return (await import("./calendar")).answers[name](asked);
  const thread = startThread("publicHolidays", { name, asked } satisfies CalendarTask<Asked>, YOUNG_MEGABYTES);
  const [answer] = (await once(thread, "message")) as [CalendarQuestions[Asked]["answers"]];
  return answer;
}
