/** In-memory Storage, for logic that runs without a browser. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): Storage {
  const values = new Map(Object.entries(initial));
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

/** A `storage` event as another tab triggers it. */
export function storageEvent(key: string | null, newValue: string | null = null): Event {
  return Object.assign(new Event('storage'), { key, newValue });
}
