import { fileAddress } from './addresses';
import type { ServiceAbilities } from './contract/abilities';
import { answersOf, type AuthorizedSend } from './http';
import { parseRecord, parseText } from './parse';
import type { ApiSettings } from './settings';

/** Where stored documents can be read. */
export interface FileLinks {
  /** Whether documents are not public: each needs a link, which is good for a few minutes. */
  areSigned(): boolean;
  /** The address of a document (API-REST-025), with such a link where one is needed. @throws the errors of `errors.ts` */
  addressOf(key: string): Promise<string>;
}

/** @param options.send with the bearer */
export function createFileLinks(options: {
  readonly send: AuthorizedSend;
  readonly settings: ApiSettings;
  readonly abilities: Pick<ServiceAbilities, 'offers'>;
}): FileLinks {
  const { settings, abilities } = options;
  const ask = answersOf(options.send, 'content');
  const areSigned = (): boolean => abilities.offers('content', 'document_links');
  return {
    areSigned,
    async addressOf(key) {
      if (!areSigned()) return fileAddress(settings, key);
      const answer = await ask({ url: `${settings.contentUrl}/file-links`, params: { key } });
      return settings.contentUrl + parseText(parseRecord(answer, 'file link')['link'], 'file link.link');
    },
  };
}
