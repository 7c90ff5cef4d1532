import { fileAddress } from './addresses';
import { createRestCall } from './http';
import { parseRecord, parseText } from './parse';
import type { RestDependencies } from './restDependencies';

/** The URLs of stored documents. */
export interface FileLinks {
  /** Whether documents are private, so that each needs a signed link, which is valid for a few minutes. */
  areSigned(): boolean;
  /** The URL of a document (API-REST-025), signed if necessary. @throws the errors of `errors.ts` */
  addressOf(key: string): Promise<string>;
}

export function createFileLinks({ send, settings, capabilities }: RestDependencies): FileLinks {
  const call = createRestCall(send, 'content');
  const areSigned = (): boolean => capabilities.offers('content', 'document_links');
  return {
    areSigned,
    async addressOf(key) {
      if (!areSigned()) return fileAddress(settings, key);
      const answer = await call({ url: `${settings.contentUrl}/file-links`, params: { key } });
      return settings.contentUrl + parseText(parseRecord(answer, 'file link')['link'], 'file link.link');
    },
  };
}
