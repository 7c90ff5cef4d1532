import { numberCodec } from './codecs/number';
import { defineKind } from './kind';
import { numeric } from './numeric';
import { storedAsText } from './storage';

/** A number. */
export const number = defineKind<'number'>({ ...numeric, storage: storedAsText(numberCodec) });
