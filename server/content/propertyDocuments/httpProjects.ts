import type { Logger } from 'pino';
import { SourceUnavailable } from '../../errors';
import { FetchFailed, fetchJson } from '../../fetchJson';
import { documentMessages } from '../documentMessages';
import type { Project, ProjectSource } from './projectSource';

/**
 * The projects of another system: `GET {url}?brand={name}` answers a JSON list of objects with ProjectName, ProjectCode,
 * PropertyCode and BldgCode.
 */
export function httpProjects({ url, logger }: { readonly url: string; readonly logger: Logger }): ProjectSource {
  return {
    async list(brand) {
      const address = new URL(url);
      address.searchParams.set('brand', brand.name);
      try {
        const { status, body } = await fetchJson(address);
        if (status !== 200) throw new FetchFailed(`It answered ${status}.`);
        return readProjects(body);
      } catch (error) {
        if (!(error instanceof FetchFailed)) throw error;
        logger.warn({ err: error, brand: brand.name }, 'the source of projects failed');
        throw new SourceUnavailable(documentMessages.projectsFailed, error);
      }
    },
  };
}

function readProjects(body: unknown): readonly Project[] {
  if (!Array.isArray(body)) throw new FetchFailed('It answered something else than a list.');
  return body.map((item: unknown, index) => {
    if (typeof item !== 'object' || item === null) throw new FetchFailed(`Item ${index} of its list is no object.`);
    const part = (name: keyof Project) => readPart(item as Readonly<Record<string, unknown>>, name);
    return {
      ProjectName: part('ProjectName'),
      ProjectCode: part('ProjectCode'),
      PropertyCode: part('PropertyCode'),
      BldgCode: part('BldgCode'),
    };
  });
}

/** Codes that are numbers somewhere else are texts here. */
function readPart(item: Readonly<Record<string, unknown>>, name: keyof Project): string | null {
  const value = item[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
