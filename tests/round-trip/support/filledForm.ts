import { isFilesField, type PlacedField, type PlacedFields } from '../../../src/definition';
import type { FileItem, FormData, FormItem, FormValue } from '../../../src/tree';

/**
 * A form with a value in every field that says where it stands: two items in every list, one block of every type.
 * @param fields of a compiled editor
 * @param word what every text begins with
 */
export function filledForm(fields: PlacedFields, word = ''): FormData {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, valueOf(field, word === '' ? key : `${word} ${key}`)]),
  );
}

function valueOf(field: PlacedField, text: string): FormValue {
  switch (field.type) {
    case 'group':
      return filledForm(field.fields, text);
    case 'list':
      return [filledForm(field.fields, `${text} 1`), filledForm(field.fields, `${text} 2`)] as readonly FormItem[];
    case 'blocks':
      return Object.entries(field.types).map(([type, { fields }]): FormItem => ({
        type,
        ...filledForm(fields, `${text} ${type}`),
      }));
    case 'images':
    case 'media':
    case 'videos': {
      const hasFeatured = field.featured !== false;
      return [{ ...fileOf(field, `${text} 1`), ...(hasFeatured && { featured: true }) }, fileOf(field, `${text} 2`)];
    }
    case 'image':
    case 'video':
    case 'document':
      return fileOf(field, text);
    case 'links':
      return [{ url: `https://example.com/${text} 1` }, { url: `https://example.com/${text} 2` }];
    case 'radio':
    case 'choice':
      return field.choices.at(-1)?.value ?? text;
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
      return [{ tag: `${text} 1` }, { tag: `${text} 2` }] as readonly FormItem[];
    case 'pages':
      return [{ page: `${text} 1` }, { page: `${text} 2` }] as readonly FormItem[];
    case 'permissions':
      return { [text]: true };
    default:
      return text;
  }
}

function fileOf(field: PlacedField, text: string): FileItem {
  const hasAltText = 'altText' in field && field.altText;
  const hasCaption = isFilesField(field) && 'captions' in field && field.captions;
  return {
    key: `files/${text}.png`,
    fileType: 'image/png',
    fileName: `${text}.png`,
    ...(hasCaption && { caption: `Caption of ${text}` }),
    ...(hasAltText && { altText: `Alt text of ${text}` }),
  };
}
