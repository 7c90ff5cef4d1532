import type { Catalogue } from './catalogue';
import type { Citation } from './citations';

/** A test that cites more rows does not show which of them is broken. */
const MAX_IDS_PER_NAME = 3;

/** The problems of the citations: an unknown id, one that a name cites twice, or too many. */
export function findCitationProblems(catalogue: Catalogue, citations: readonly Citation[]): string[] {
  const rows = new Set(catalogue.requirements.map(({ id }) => id));
  return citations.flatMap(({ file, line, name, ids }) => {
    const where = `${file}:${line}`;
    const unknown = ids.filter((id) => !rows.has(id) && !catalogue.decisions.has(id));
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    return [
      ...unknown.map((id) => `${where}: expected an id of docs/requirements.md, got ${id} in '${name}'.`),
      ...twice.map((id) => `${where}: expected ${id} once, got it twice in '${name}'.`),
      ...(ids.length > MAX_IDS_PER_NAME
        ? [`${where}: expected at most ${MAX_IDS_PER_NAME} ids, got ${ids.length} in '${name}'.`]
        : []),
    ];
  });
}

/** One line per area: how many of its rows a test proves. */
export function printAreas(catalogue: Catalogue, citations: readonly Citation[]): string {
  const proven = new Set(citations.flatMap(({ ids }) => ids));
  const areas = [...new Set(catalogue.requirements.map(({ area }) => area))];
  const counts = areas.map((area) => {
    const rows = catalogue.requirements.filter((requirement) => requirement.area === area);
    return { area, proven: rows.filter(({ id }) => proven.has(id)).length, total: rows.length };
  });
  const all = {
    area: 'all',
    proven: counts.reduce((sum, count) => sum + count.proven, 0),
    total: catalogue.requirements.length,
  };
  return [...counts, all]
    .map((count) => `${count.area.padEnd(10)} ${String(count.proven).padStart(4)} / ${String(count.total)}`)
    .join('\n');
}

/** The rows of an area that no test proves yet. */
export function printUnproven(catalogue: Catalogue, options: { area: string; citations: readonly Citation[] }): string {
  const proven = new Set(options.citations.flatMap(({ ids }) => ids));
  const rows = catalogue.requirements.filter(({ area, id }) => area === options.area && !proven.has(id));
  if (rows.length === 0) return `${options.area}: every row is proven.`;
  return rows.map(({ id, text }) => `${id}  ${text}`).join('\n');
}
