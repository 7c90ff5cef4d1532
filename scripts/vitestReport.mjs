import { JsonReporter } from 'vitest/node';

/** The JSON report of Vitest with the errors that belong to no test: one of them fails a run all of whose tests passed. */
export default class ReportWithStrayErrors extends JsonReporter {
  #strayErrors = [];

  constructor() {
    super({});
  }

  async onTestRunEnd(modules, strayErrors) {
    this.#strayErrors = strayErrors.map(({ stack, message }) => stack ?? message);
    await super.onTestRunEnd(modules, strayErrors);
  }

  async writeReport(report) {
    await super.writeReport(JSON.stringify({ ...JSON.parse(report), strayErrors: this.#strayErrors }));
  }
}
