import { setTimeout as wait } from 'node:timers/promises';
import { signInStaff } from '../support/staff';
import type { Balancer } from './balancer';
import { mustHold, type Tally } from './fault';
import { sitDown, type Person } from './person';

export type { Person } from './person';

/** Each has the page of a brand. */
const PEOPLE = [
  ['AVIDA', 'avida.editor'],
  ['ALP', 'alp.editor'],
  ['AMAIA', 'amaia.editor'],
  ['ALISI', 'alisi.editor'],
] as const;
const LONGEST_RECOVERY_MILLISECONDS = 60_000;
const BETWEEN_LOOKS_MILLISECONDS = 100;

/** Four people, each with a page of their own. @returns the token of one of them, too, for calls past the console */
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

/** Waits until each has saved once more. @throws Violation where that takes too long */
export async function untilAllSave(people: readonly Person[]): Promise<void> {
  const deadline = performance.now() + LONGEST_RECOVERY_MILLISECONDS;
  const before = people.map((person) => person.saves());
  while (people.some((person, index) => person.saves() === before[index])) {
    mustHold(performance.now() < deadline, 'saves should work again without a restart');
    await wait(BETWEEN_LOOKS_MILLISECONDS);
  }
}

/** What all of them were told of saves that failed. */
export function noticesOf(people: readonly Person[]): number {
  return people.reduce((sum, person) => sum + person.notices(), 0);
}

/**
 * Keeps back what consoles tell their developers of each save that failed: here it is counted. @returns ends that
 */
export function quietConsole(): () => void {
  const { error } = console;
  console.error = () => undefined;
  return () => {
    console.error = error;
  };
}
