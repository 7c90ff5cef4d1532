/** What an address carries along when the page that is being edited moves to it: the screen must not begin anew. */
interface Edited {
  readonly edited: string;
}

/** The state of an address at which the page of this key goes on being edited. */
export function staysOpenAs(key: string): Edited {
  return { edited: key };
}

/** The key of the page that goes on being edited; undefined where the address is simply opened. */
export function editedAs(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('edited' in state)) return undefined;
  return typeof state.edited === 'string' ? state.edited : undefined;
}
