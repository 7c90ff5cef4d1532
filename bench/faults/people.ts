import { setTimeout as wait } from 'node:timers/promises';
import { signInStaff } from '../support/staff';
import type { Balancer } from './balancer';
import { mustHold, type Tally } from './fault';
import { sitDown, type Person } from './person';

export type { Person } from './person';

/** Each edits the page of a brand. */
const PEOPLE = [
  ['AVIDA', 'avida.editor'],
  ['ALP', 'alp.editor'],
  ['AMAIA', 'amaia.editor'],
  ['ALISI', 'alisi.editor'],
] as const;
const MAX_RECOVERY_MILLISECONDS = 60_000;
const POLL_INTERVAL_MILLISECONDS = 100;

/** Four people, each with a page of their own. @returns the people, and the token of one of them for calls that bypass the console */
export async function seatPeople(
  balancer: Balancer,
  tally: Tally,
): Promise<{ readonly people: readonly Person[]; readonly token: string }> {
  const { url } = balancer.next();
  const seats = await Promise.all(
    PEOPLE.map(async ([brand, account]) => {
      const { token } = await signInStaff(url, account);
      return { token, person: await sitDown({ balancer, brand, token, tally }) };
    }),
  );
  return { people: seats.map(({ person }) => person), token: seats[0]?.token ?? '' };
}

/** Waits until each has saved once more. @throws Violation if that takes too long */
export async function untilAllSave(people: readonly Person[]): Promise<void> {
  const deadline = performance.now() + MAX_RECOVERY_MILLISECONDS;
  const before = people.map((person) => person.saves());
  while (people.some((person, index) => person.saves() === before[index])) {
    mustHold(performance.now() < deadline, 'saves should work again without a restart');
    await wait(POLL_INTERVAL_MILLISECONDS);
  }
}

/** The number of notices of failed saves that all of them got. */
export function noticesOf(people: readonly Person[]): number {
  return people.reduce((sum, person) => sum + person.notices(), 0);
}

/**
 * Suppresses the errors that consoles log for each failed save: here they are counted.
 * @returns restores the log
 */
export function quietConsole(): () => void {
  const { error } = console;
  console.error = () => undefined;
  return () => {
    console.error = error;
  };
}
