// Vitest's usual lines, each with how many files of the run have ended and how long it has taken so far; TEST_LABEL names the run, where two
// write beside each other.
import { DefaultReporter } from "vitest/node";

const label = process.env.TEST_LABEL ? `${process.env.TEST_LABEL} ` : "";

export default class Progress extends DefaultReporter {
  files = 0;
  ended = 0;
  begun = Date.now();

  onTestRunStart(specifications) {
    this.files = specifications.length;
    super.onTestRunStart(specifications);
  }

  getModuleLog(...given) {
    const seconds = Math.round((Date.now() - this.begun) / 1000);
    return `${label}[${String(++this.ended).padStart(String(this.files).length)}/${this.files}, ${seconds} s]${super.getModuleLog(...given)}`;
  }
}
