import { describe, expect, it } from 'vitest';
import {
  newPage,
  planSave,
  type FileItem,
  type FormData,
  type FormItem,
  type FormValue,
  type Page,
} from '../../src/tree';
import type { PlacedField, PlacedFields } from '../../src/definition';
import { countIds } from './support/arbitraryTree';
import { productEditors } from './support/editors';

describe.each(productEditors)('%s', (_name, compiled) => {
  it('compiles to the same schemas as before', () => {
    const { schema, uiSchema, validationSchema } = compiled;
    expect({ schema, uiSchema, validationSchema }).toMatchSnapshot();
  });
});

const pages = productEditors.filter(([, { editor }]) => 'page' in editor.stored);

describe.each(pages)('%s', (_name, compiled) => {
  it('is saved by the same plans as before', () => {
    const { editor, brand, lens } = compiled;
    const newId = countIds();
    const request = { editor, brand, brandId: 'brand', newId };
    const first = planSave({
      ...request,
      stored: null,
      next: lens.formToTree(filled(editor.fields, 'first'), newPage(request), newId),
    });
    const stored: Page = { ...first.page, revision: 1, containers: [...first.page.containers, legacyContainer] };
    const later = planSave({
      ...request,
      stored,
      next: lens.formToTree(filled(editor.fields, 'later'), stored, newId),
    });
    expect({ first: first.operations, later: later.operations }).toMatchSnapshot();
    expect(later.page.containers).toContain(legacyContainer);
    expect(new Set(later.renamed.values()).size).toBe(later.renamed.size);
  });
});

const legacyContainer = { id: 'legacy', page_id: 'n1', name: 'LEGACY', order: 9, field_collections: [] };

/** Form data with one value in every field and two items in every list. */
function filled(fields: PlacedFields, word: string): FormData {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, valueOf(field, `${word} ${key}`)]));
}

function valueOf(field: PlacedField, text: string): FormValue {
  switch (field.type) {
    case 'group':
      return filled(field.fields, text);
    case 'list':
      return [filled(field.fields, `${text} 1`), filled(field.fields, `${text} 2`)] as readonly FormItem[];
    case 'images':
    case 'media':
    case 'videos':
      return [{ ...fileOf(field, text), ...(field.type === 'videos' ? {} : { caption: text }) }];
    case 'image':
    case 'video':
    case 'document':
      return fileOf(field, text);
    case 'links':
      return [{ url: `https://example.com/${text}` }];
    case 'radio':
    case 'choice':
      return field.choices[0]?.value ?? text;
    case 'number':
    case 'money':
      return text.length;
    case 'date':
      return '2026-01-31';
    case 'month':
      return '2026-01';
    case 'timeRange':
      return { start: '09:00', end: '17:30' };
    case 'toggle':
      return true;
    case 'days':
      return [{ day: 'sunday' }, { day: 'monday' }] as readonly FormItem[];
    case 'tags':
      return [{ tag: text }] as readonly FormItem[];
    case 'pages':
      return [{ page: text }] as readonly FormItem[];
    case 'blocks':
      return [];
    default:
      return text;
  }
}

function fileOf(field: PlacedField, text: string): FileItem {
  const hasAltText = 'altText' in field && field.altText;
  return { key: `files/${text}.png`, ...(hasAltText ? { altText: text } : {}) };
}
