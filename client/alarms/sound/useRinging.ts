import { useEffect, useEffectEvent, useState } from "react";
import * as z from "zod/mini";
import { afterRing, isRingDue, mergeRung, type Ringing, type Rung } from "../../../schema/rules/alarms/ringing";
import { useObservable } from "../../store/observable";
import { readStored, writeStored } from "../../store/storedJson";
import type { AlarmRow } from "../useAlarms";
import { HAS_LOCKS, followLeadership } from "./leadership";
import { soundSettings } from "../../store/soundSettings";
import { audioState, awaitAudio, playTone } from "./tone";

const RUNG_KEY = "atalaya.alarms.rung";
const rungSchema = z.record(z.string(), z.tuple([z.number(), z.number()]));
const LOOK_INTERVAL_MS = 1_000;

let rungHere: Rung = {};

const ringingOf = ({ alarm, ids, newestAt }: AlarmRow): Ringing => {
  const since = Date.parse(alarm.stateAt);
  return { ids, since, until: Math.max(since, Date.parse(newestAt)) };
};

/** Rings for waiting alarms in one tab of the browser. Past rings are stored for all tabs, so that no alarm rings twice. */
export function useRinging(waiting: readonly AlarmRow[], userId: string): void {
  const isLeader = useSoundLeader();
  const look = useEffectEvent((): void => {
    const { muted, volume } = soundSettings(userId);
    if (muted || !waiting.length) return;
    const now = Date.now();
    const rung = mergeRung(readStored("localStorage", RUNG_KEY, rungSchema) ?? {}, rungHere, now);
    const ringing = waiting.map(ringingOf);
    if (!isRingDue(ringing, rung, now)) return;
    rungHere = afterRing(ringing, rung, now);
    writeStored("localStorage", RUNG_KEY, rungHere);
    playTone(volume);
  });
  useEffect(() => {
    if (!isLeader) return undefined;
    const timer = setInterval(() => look(), LOOK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isLeader]);
  // Timers of hidden tabs run late, so data from the server triggers the check too.
  useEffect(() => {
    if (isLeader) look();
  }, [isLeader, waiting]);
}

function useSoundLeader(): boolean {
  const [leads, setLeads] = useState(false);
  const isReady = useObservable(audioState) === "ready";
  useEffect(awaitAudio, []);
  useEffect(() => (isReady && HAS_LOCKS ? followLeadership(setLeads) : undefined), [isReady]);
  return isReady && (leads || !HAS_LOCKS);
}
