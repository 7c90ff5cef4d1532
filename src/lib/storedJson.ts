/** The JSON stored under a key; undefined if there is none, or if it is not valid JSON (something else may have written it). */
export function storedJson(storage: Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
