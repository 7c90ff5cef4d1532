import { fileAddress } from './addresses';
import type { ServiceCapabilities } from './contract/capabilities';
import { createRestCall, type AuthorizedSend } from './http';
import { parseRecord, parseText } from './parse';
import type { ApiSettings } from './settings';

/** The URLs of stored documents. */
export interface FileLinks {
  /** Whether documents are private, so that each needs a signed link, which is valid for a few minutes. */
  areSigned(): boolean;
  /** The URL of a document (API-REST-025), signed if necessary. @throws the errors of `errors.ts` */
  addressOf(key: string): Promise<string>;
}

/** @param options.send with the bearer token */
export function createFileLinks(options: {
  readonly send: AuthorizedSend;
  readonly settings: ApiSettings;
  readonly capabilities: Pick<ServiceCapabilities, 'offers'>;
}): FileLinks {
  const { settings, capabilities } = options;
  const call = createRestCall(options.send, 'content');
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
