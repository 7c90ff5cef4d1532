import type { Page } from '@playwright/test';

/** The drafts that the browser keeps, as JSON: encrypted ones opened with the key of who is signed in. */
export function readDrafts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('brand-console');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const drafts = database.transaction('drafts').objectStore('drafts');
    const [places, records] = [drafts.getAllKeys(), drafts.getAll()];
    await new Promise((resolve) => {
      records.onsuccess = resolve;
    });
    database.close();
    const headers = { authorization: `Bearer ${localStorage.getItem('ACCESS_TOKEN') ?? ''}` };
    const answer = await fetch('/iam/users/me/draft-key', { headers });
    const { data } = (await answer.json()) as { readonly data: { readonly key: string } };
    const jwk = { kty: 'oct', alg: 'A256GCM', k: data.key };
    const key = await crypto.subtle.importKey('jwk', jwk, 'AES-GCM', false, ['decrypt']);
    const sealed = records.result as readonly { readonly iv: BufferSource; readonly sealed: BufferSource }[];
    return Promise.all(
      sealed.map(async ({ iv, sealed: text }, index) => {
        const additionalData = new TextEncoder().encode(places.result[index] as string);
        const open = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, text);
        return new TextDecoder().decode(open);
      }),
    );
  });
}

/** Everything that the browser keeps of the console, as text; each byte as the character that it stands for. */
export function readLeftBehind(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const asText = (_: string, value: unknown): unknown => {
      if (value instanceof ArrayBuffer) return String.fromCharCode(...new Uint8Array(value));
      if (ArrayBuffer.isView(value)) return String.fromCharCode(...new Uint8Array(value.buffer));
      return value;
    };
    const stores: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        const kept = database.transaction(store).objectStore(store);
        const [keys, values] = [kept.getAllKeys(), kept.getAll()];
        await new Promise((resolve) => {
          values.onsuccess = resolve;
        });
        stores.push(keys.result, values.result);
      }
      database.close();
    }
    return JSON.stringify(stores, asText);
  });
}
