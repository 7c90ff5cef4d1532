import type { Page } from '@playwright/test';

/** The drafts stored in the browser, as JSON, decrypted with the key of the signed-in user. */
export function readDrafts(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const request = indexedDB.open('brand-console');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const drafts = database.transaction('drafts').objectStore('drafts');
    const [draftKeys, records] = [drafts.getAllKeys(), drafts.getAll()];
    await new Promise((resolve) => {
      records.onsuccess = resolve;
    });
    database.close();
    const headers = { authorization: `Bearer ${localStorage.getItem('ACCESS_TOKEN') ?? ''}` };
    const response = await fetch('/iam/users/me/draft-key', { headers });
    const { data } = (await response.json()) as { readonly data: { readonly key: string } };
    const jwk = { kty: 'oct', alg: 'A256GCM', k: data.key };
    const key = await crypto.subtle.importKey('jwk', jwk, 'AES-GCM', false, ['decrypt']);
    const encrypted = records.result as readonly { readonly iv: BufferSource; readonly sealed: BufferSource }[];
    return Promise.all(
      encrypted.map(async ({ iv, sealed: text }, index) => {
        const additionalData = new TextEncoder().encode(draftKeys.result[index] as string);
        const decrypted = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, text);
        return new TextDecoder().decode(decrypted);
      }),
    );
  });
}

/** Everything that the console has stored in the browser, as text; binary data as one character per byte. */
export function readLeftBehind(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const asText = (_: string, value: unknown): unknown => {
      if (value instanceof ArrayBuffer) return String.fromCharCode(...new Uint8Array(value));
      if (ArrayBuffer.isView(value)) return String.fromCharCode(...new Uint8Array(value.buffer));
      return value;
    };
    const stores: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const request = indexedDB.open(name);
      const database = await new Promise<IDBDatabase>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
      for (const store of database.objectStoreNames) {
        const entries = database.transaction(store).objectStore(store);
        const [keys, values] = [entries.getAllKeys(), entries.getAll()];
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
