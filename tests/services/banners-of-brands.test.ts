import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '../../src/definition';
import { brandId, refusal, startContent, type Answer, type RunningContent } from './support/content';
import { keyOf } from './support/storedFiles';

let running: RunningContent;
beforeAll(async () => {
  running = await startContent();
});
afterAll(() => running.stop());

const SAVE = `mutation ($banner: HomeBannerInput!) {
  addOrUpdateHomeBanner(homeBannerData: $banner) { image meta_data { key alt_text } video_link }
}`;
const VIDEO = { video_link: 'https://youtu.be/dQw4w9WgXcQ' };

async function saveFor(brand: Brand, banner: Readonly<Record<string, unknown>>): Promise<Answer> {
  const editor = await running.person(`${brand.toLowerCase()}.editor`);
  const link = { brand_id: brandId(brand), link_type: 'PROPERTIES', category: 'Condominium' };
  return editor.ask(SAVE, { banner: { ...link, ...banner } });
}

/** A picture with alt text. */
function described(brand: Brand, altText: string | null = 'A tower') {
  const key = keyOf('a.png', brand);
  return { image: key, meta_data: { key, alt_text: altText } };
}

/** The refusal of a property of a banner. */
function wrong(property: string, message: string) {
  return { code: 'BAD_USER_INPUT', argument: `homeBannerData.${property}`, message };
}

describe('a banner of a brand', () => {
  it.each(['AVIDA', 'ALISI'] as const)('[BRAND-007, BAN-026] of %s has no video link', async (brand) => {
    const message = `The banners of ${brand} have no video link.`;
    expect(refusal(await saveFor(brand, VIDEO))).toEqual(wrong('video_link', message));
    expect((await saveFor(brand, { video_link: '', image: keyOf('a.webp', brand) })).errors).toEqual([]);
  });

  it.each(['ALP', 'AMAIA'] as const)('[BAN-026] of %s has one', async (brand) => {
    expect((await saveFor(brand, VIDEO)).data?.['addOrUpdateHomeBanner']).toMatchObject(VIDEO);
  });

  it.each(['AVIDA', 'ALISI', 'AMAIA'] as const)('[BAN-025] of %s has a picture without alt text', async (brand) => {
    const message = `The pictures of ${brand} have no alt text.`;
    expect(refusal(await saveFor(brand, described(brand)))).toEqual(wrong('meta_data.alt_text', message));
    expect((await saveFor(brand, described(brand, null))).errors).toEqual([]);
  });

  it('[BAN-025] of ALP has a picture with alt text', async () => {
    expect((await saveFor('ALP', described('ALP'))).data?.['addOrUpdateHomeBanner']).toMatchObject(described('ALP'));
  });

  it('keeps a value that was stored before, as long as it is not changed', async () => {
    const id = randomUUID();
    expect((await saveFor('AVIDA', { id, title: 'Old' })).errors).toEqual([]);
    await running.services.database.query('UPDATE home_banner SET video_link = $2 WHERE id = $1', [
      ...[id, VIDEO.video_link],
    ]);
    expect((await saveFor('AVIDA', { id, title: 'New', ...VIDEO })).errors).toEqual([]);
    expect(refusal(await saveFor('AVIDA', { id, video_link: 'https://vimeo.com/2' }))).toMatchObject({
      argument: 'homeBannerData.video_link',
    });
    expect((await saveFor('AVIDA', { id, video_link: null })).errors).toEqual([]);
  });
});
