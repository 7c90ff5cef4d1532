import { HOSTILE_ADDRESSES } from './addresses';
import { HOSTILE_JSON } from './json';
import { HOSTILE_MARKUP } from './markup';

/** Texts that attack pages that render them as HTML. Scripts in them set the global `ran`. */
export const HOSTILE: readonly string[] = [...HOSTILE_ADDRESSES, ...HOSTILE_MARKUP, ...HOSTILE_JSON];
