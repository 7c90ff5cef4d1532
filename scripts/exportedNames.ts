const EXPORT = /^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm;

/**
 * The names that more than one file exports, each with its files. There should be none, so that a search for a name finds one thing.
 * @param sources text of the files, by path
 */
export function namesExportedTwice(sources: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, readonly string[]>();
  for (const [file, source] of sources) {
    const names = new Set([...source.matchAll(EXPORT)].map(([, name = '']) => name));
    for (const name of names) files.set(name, [...(files.get(name) ?? []), file]);
  }
  return new Map([...files].filter(([, exporting]) => exporting.length > 1));
}
