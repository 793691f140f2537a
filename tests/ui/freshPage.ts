// Runs the screens' test files one after another in a process per core that keeps packages, jsdom and compiled code. Product modules and
// mocks are new for each file.
import { type SerializedConfig, TestRunner } from "vitest";

type Add = typeof globalThis.addEventListener;

export default class FreshPage extends TestRunner {
  private readonly undo: (() => void)[] = [];

  constructor(config: SerializedConfig) {
    super(config);
    // The project says isolate: false, so that processes stay. In such a process isolate: true has vitest forget modules between files.
    config.isolate = true;
  }

  /** The window and the other tabs stay, too: what the modules of a file hear of them ends with the file. */
  onBeforeCollect(): void {
    // The global object of Vitest replaces the window; packages that use the document get that of jsdom.
    this.forgetListeners(globalThis);
    this.forgetListeners(document.defaultView!);
    this.closeChannels();
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles();
    for (const undo of this.undo.splice(0).reverse()) undo();
  }

  private forgetListeners(target: { addEventListener: Add; removeEventListener: Add }): void {
    const { addEventListener: add } = target;
    this.undo.push(() => (target.addEventListener = add));
    target.addEventListener = (...heard: Parameters<Add>) => {
      add.apply(target, heard);
      this.undo.push(() => target.removeEventListener(...heard));
    };
  }

  private closeChannels(): void {
    const { BroadcastChannel } = globalThis;
    const { undo } = this;
    undo.push(() => (globalThis.BroadcastChannel = BroadcastChannel));
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        undo.push(() => this.close());
      }
    };
  }
}
