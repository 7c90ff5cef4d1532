import type { FieldType, PlacedField } from '../kinds/field';
import type { PlacedFile, PlacedFiles } from '../kinds/files';

const ONE_FILE = ['image', 'video', 'document'] as const satisfies readonly FieldType[];
const SEVERAL_FILES = ['images', 'media', 'videos'] as const satisfies readonly FieldType[];

/** Whether a field holds one uploaded file. */
export function isFileField(field: PlacedField): field is PlacedFile {
  return (ONE_FILE as readonly FieldType[]).includes(field.type);
}

/** Whether a field holds a list of uploaded files. */
export function isFilesField(field: PlacedField): field is PlacedFiles {
  return (SEVERAL_FILES as readonly FieldType[]).includes(field.type);
}
