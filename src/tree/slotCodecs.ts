import { isAbsent, type FieldCodec, type JsonCodec, type StoredValue, type TextCodec } from '../kinds/codecs/codec';
import { fileOf, readFile, readOneFile, sameFile, writeFile, type FileClaims } from '../kinds/codecs/file';
import type { TreeField } from '../kinds/page';
import type { FormValue } from '../kinds/values';

/** How the value of one stored field is read and written, whatever it is stored as. */
export interface SlotCodec {
  /** Undefined for what counts as absent. @param field undefined where the node lacks it */
  read(field: TreeField | undefined): FormValue;
  /** What a field holds with a value. @param stored the field as it is stored; undefined for a new one */
  write(value: FormValue, stored: TreeField | undefined): Partial<StoredValue>;
  /** Whether a field stores a value already. */
  isStored(value: FormValue, stored: TreeField): boolean;
  /** Whether there is nothing of a value to store. */
  isNothing(value: FormValue): boolean;
}

/** A value as the text of its field. */
export function textSlot(codec: TextCodec): SlotCodec {
  return {
    read: (field) => field && codec.read(field.value),
    write: (value) => ({ value: codec.write(value) }),
    isStored: (value, stored) => codec.read(stored.value) === (isAbsent(value) ? undefined : value),
    isNothing: isAbsent,
  };
}

/** A list or a set as JSON in the text of its field. */
export function jsonSlot(codec: JsonCodec): SlotCodec {
  return {
    read: (field) => codec.read(field?.value),
    write: (value, stored) => ({ value: codec.write(value, textIn(stored)) }),
    isStored: (value, stored) => codec.write(value, textIn(stored)) === textIn(stored),
    isNothing: (value) => codec.write(value, null) === null,
  };
}

function textIn(field: TreeField | undefined): string | null {
  return typeof field?.value === 'string' ? field.value : null;
}

/** A file by its key as the text of its field, and by what its meta_data says. */
export function fileSlot(claims: FileClaims): SlotCodec {
  return {
    read: (field) => field && readOneFile(field, claims),
    write(value, stored) {
      const file = fileOf(value) ?? (stored && {});
      return file ? writeFile(file, stored, claims) : {};
    },
    isStored: (value, stored) => sameFile(readFile(stored, claims), fileOf(value) ?? {}),
    isNothing: isAbsent,
  };
}

/** A value as the text of its field, and what its meta_data says of it. */
export function metaSlot(codec: FieldCodec): SlotCodec {
  return {
    read: (field) => field && codec.read(field),
    write: (value, stored) => codec.write(value, stored),
    isStored: (value, stored) => codec.isSame(codec.read(stored), value),
    isNothing: isAbsent,
  };
}
