/** Runs one step of a rehearsal and reports it. Throws an error that names the step if it fails. */
export type Step = <Result>(name: string, play: () => Promise<Result>) => Promise<Result>;

export function reportingStep(report: (line: string) => void): Step {
  return async (name, play) => {
    const result = await play().catch((error: unknown) => {
      throw new Error(`Failed: ${name}. ${error instanceof Error ? error.message : error}`);
    });
    report(`  ok  ${name}`);
    return result;
  };
}

/** Runs a rehearsal as a program: prints its report and a last line, and sets the exit code. */
export async function runRehearsal(rehearse: (step: Step) => Promise<void>): Promise<void> {
  try {
    await rehearse(reportingStep((line) => console.log(line)));
    console.log('rehearsal: ok');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.log('rehearsal: failed');
    process.exitCode = 1;
  }
}
