import { checkSettings } from '../checkSettings';
import { inspectSettings, type Environment } from '../config';
import { examineDatabase } from './databaseChecks';
import { CHECKS, faultFinding, okFinding, type Finding } from './finding';
import { examineMachine, type Machine } from './machine';
import { examineMail, examineProvider, examineScanner, examineStorage } from './externalServices';

/** The examined installation. */
export interface Installation {
  readonly environment: Environment;
  /** The text of `.env`, if any. */
  readonly file: string | undefined;
  readonly machine: Machine;
}

/**
 * Examines an installation, whether its services run or not, without leaving anything behind.
 * With invalid settings nothing else is checked: it would concern another installation.
 */
export async function examine({ environment, file, machine }: Installation): Promise<readonly Finding[]> {
  const { problems } = checkSettings(environment, file);
  if (problems.length > 0) {
    return problems.map((says) =>
      faultFinding('settings', { says, todo: 'Correct it; .env.example tells what each setting does.' }),
    );
  }
  const { config } = inspectSettings(environment);
  const parts = await Promise.all([
    examineMachine(config, machine),
    examineDatabase(config, machine),
    examineStorage(config),
    examineMail(config),
    examineScanner(config),
    examineProvider(config, machine),
  ]);
  const findings = [okFinding('settings', 'They are usable.'), ...parts.flat()];
  return findings.toSorted((a, b) => CHECKS.indexOf(a.check) - CHECKS.indexOf(b.check));
}
