/** The elements of a JSON list that is stored as text; none where the text is no list. */
export function elementsOf(stored: unknown): readonly unknown[] {
  if (typeof stored !== 'string') return [];
  try {
    const parsed: unknown = JSON.parse(stored);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
