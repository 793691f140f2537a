// Usual reporter lines with the number of finished files and the elapsed time; TEST_LABEL names the run.
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
