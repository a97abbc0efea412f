/** A reason not to deploy that the operator can remove. Only its sentences are printed, without a stack trace. */
export class Stop extends Error {
  readonly commands: readonly string[];

  constructor(message: string, commands: readonly string[] = []) {
    super(message);
    this.commands = commands;
  }
}
