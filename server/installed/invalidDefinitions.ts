/** The definitions of the folder are invalid; each problem is a line of the message. */
export class InvalidDefinitions extends Error {
  constructor(
    folder: string,
    readonly problems: readonly string[],
  ) {
    super(`The definitions in ${folder} are not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'InvalidDefinitions';
  }
}
