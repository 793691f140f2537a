import { useEffect, useLayoutEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { afterRing, isRingDue, ringKey } from "../../../schema/rules/alarms/ringing";
import { useObservable } from "../../store/observable";
import { readStored, writeStored } from "../../store/storedJson";
import type { AlarmRow } from "../useAlarms";
import { soundSettings } from "./soundSettings";
import { audioState, awaitAudio, playTone } from "./tone";

const RUNG_KEY = "atalaya.alarms.rung";
const rungSchema = z.record(z.string(), z.number());
const LEADER_LOCK = "atalaya.alarms.sound";
const HAS_LOCKS = "locks" in navigator;
const LOOK_INTERVAL_MS = 1_000;

/**
 * Rings for alarms that wait, in one tab of the browser: the first that may be heard, until it is closed. What has rung is remembered for all
 * tabs, so that nothing rings twice in a second tab or after a reload.
 */
export function useRinging(waiting: readonly AlarmRow[], userId: string): void {
  const latest = useRef(waiting);
  useLayoutEffect(() => {
    latest.current = waiting;
  });
  const isLeader = useSoundLeader();
  useEffect(() => {
    if (!isLeader) return undefined;
    const look = (): void => {
      const { muted, volume } = soundSettings(userId);
      const keys = latest.current.map(({ alarm }) => ringKey(alarm));
      const now = Date.now();
      if (muted || !isRingDue(keys, readStored("localStorage", RUNG_KEY, rungSchema) ?? {}, now)) return;
      writeStored("localStorage", RUNG_KEY, afterRing(keys, now));
      playTone(volume);
    };
    const timer = setInterval(look, LOOK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isLeader, userId]);
}

/** Whether this tab is the one that is heard. A browser without locks has what has rung alone to go by. */
function useSoundLeader(): boolean {
  const [holdsLock, setHoldsLock] = useState(false);
  const isReady = useObservable(audioState) === "ready";
  useEffect(awaitAudio, []);
  useEffect(() => {
    if (!isReady || !HAS_LOCKS) return undefined;
    const request = new AbortController();
    let release = (): void => undefined;
    const untilReleased = (): Promise<void> => {
      setHoldsLock(true);
      return new Promise((done) => (release = done));
    };
    navigator.locks.request(LEADER_LOCK, { signal: request.signal }, untilReleased).catch(() => undefined);
    return () => {
      request.abort();
      release();
      setHoldsLock(false);
    };
  }, [isReady]);
  return isReady && (holdsLock || !HAS_LOCKS);
}
