// Browsers block sound on a page until the user has clicked or typed in it.
import { observable } from "../../store/observable";

/** "blocked": the user has not interacted with the page yet. "absent": the browser has no Web Audio API. */
export const audioState = observable<"blocked" | "ready" | "absent">(typeof AudioContext === "undefined" ? "absent" : "blocked");

const GESTURES = ["pointerdown", "keydown"] as const;
/** Two short notes: frequency in hertz, start in seconds. */
const NOTES = [
  { hertz: 880, at: 0 },
  { hertz: 1_175, at: 0.16 },
] as const;
const NOTE_SECONDS = 0.14;

let context: AudioContext | null = null;

export function awaitAudio(): () => void {
  if (audioState.get() !== "blocked") return () => undefined;
  const unlock = (): void => {
    context ??= new AudioContext();
    void context.resume().then(() => {
      if (context?.state !== "running") return;
      audioState.set("ready");
      stop();
    });
  };
  const stop = (): void => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, unlock, true);
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, unlock, true);
  // After a navigation within the site, the browser may count earlier gestures.
  if (navigator.userActivation?.hasBeenActive) unlock();
  return stop;
}

export function playTone(volume: number): void {
  if (!context || audioState.get() !== "ready") return;
  for (const { hertz, at } of NOTES) {
    const begins = context.currentTime + at;
    const oscillator = new OscillatorNode(context, { frequency: hertz, type: "sine" });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, begins);
    gain.gain.linearRampToValueAtTime(volume * 0.5, begins + 0.01);
    gain.gain.linearRampToValueAtTime(0, begins + NOTE_SECONDS);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(begins);
    oscillator.stop(begins + NOTE_SECONDS);
  }
}
