import { colours, type, type ColourMode } from './tokens';

/** The tokens as CSS custom properties (`--ink`, …), for the pages that load no component library. */
export function tokenVariables(mode: ColourMode): Readonly<Record<`--${string}`, string>> {
  const entries = Object.entries(colours[mode]).map(([name, value]): [`--${string}`, string] => [`--${name}`, value]);
  return Object.fromEntries([...entries, ['--family', type.family]]);
}
