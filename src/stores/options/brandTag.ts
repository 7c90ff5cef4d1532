import type { Client } from 'urql';
import { readContent } from '../../api/ask';
import { BrandNameDocument } from '../../api/generated/graphql';

/** The tag of a brand's pages of a kind. @param kind for example `CONTENT` */
export async function brandTag(client: Client, brandId: string, kind: string): Promise<string> {
  const { getBrand } = await readContent(client, BrandNameDocument, { id: brandId });
  return `${kind}-${getBrand?.name ?? ''}`;
}
