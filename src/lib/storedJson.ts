/** What a browser's storage has under a key; undefined for nothing, and for what somebody else stored there that is no JSON. */
export function storedJson(storage: Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
