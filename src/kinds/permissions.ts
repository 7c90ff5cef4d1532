import { idSetCodec } from './codecs/idSet';
import { idsProperty } from './codecs/property';
import { defineKind } from './kind';
import { noParts, partsStructure } from './structure';

/** What a role permits: a tick for each permission. */
export const permissions = defineKind<'permissions'>({
  isInput: false,
  drawn: 'nothing',
  storage: ({ place }) => ({ as: 'json', place, codec: idSetCodec }),
  property: () => idsProperty,
  empty: noParts,
  structure: partsStructure,
  rules: () => ({ type: 'object', additionalProperties: { type: 'boolean' } }),
});
