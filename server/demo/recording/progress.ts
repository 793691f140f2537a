import { MultiBar, Presets, type SingleBar } from "cli-progress";

export interface Progress {
  start(name: string, total: number): (done: number) => void;
  note(text: string): void;
  stop(): void;
}

/** Progress bars on a terminal; otherwise a line per 10 %. */
export function progressOn(out: NodeJS.WriteStream): Progress {
  return out.isTTY ? bars(out) : lines((text) => out.write(`${text}\n`));
}

function bars(out: NodeJS.WriteStream): Progress {
  const format = "{name} {bar} {percentage} % {value}/{total}, {eta_formatted} left";
  const all = new MultiBar({ stream: out, format, hideCursor: true, forceRedraw: true, autopadding: true }, Presets.shades_classic);
  return {
    start: (name, total) => {
      const bar: SingleBar = all.create(total, 0, { name: name.padEnd(9) });
      return (done) => bar.update(done);
    },
    note: (text) => (all.isActive ? all.log(`${text}\n`) : void out.write(`${text}\n`)),
    stop: () => {
      if (!all.isActive) return;
      // stop() would drop notes that wait for the next redraw.
      all.update();
      all.stop();
    },
  };
}

export function lines(write: (text: string) => void): Progress {
  return {
    start: (name, total) => {
      let printedTenth = 0;
      return (done) => {
        const tenth = total === 0 ? 10 : Math.floor((done * 10) / total);
        if (tenth > printedTenth) write(`${name}: ${done} of ${total}`);
        printedTenth = Math.max(printedTenth, tenth);
      };
    },
    note: write,
    stop: () => undefined,
  };
}
