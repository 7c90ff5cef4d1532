import { isAbsent, type FieldCodec, type JsonCodec, type StoredValue, type TextCodec } from '../kinds/codecs/codec';
import { fileOf, readFile, readOneFile, sameFile, writeFile, type FileClaims } from '../kinds/codecs/file';
import type { TreeField } from '../kinds/page';
import type { FormValue } from '../kinds/values';

/** Reads and writes the value of one stored field, independent of its format. */
export interface SlotCodec {
  /** Undefined for an absent value. @param field undefined if the node lacks it */
  read(field: TreeField | undefined): FormValue;
  /**
   * The changes to a field; undefined if there are none: the value is already stored, or a new field would be empty.
   * @param stored the stored field; undefined for a new one
   */
  write(value: FormValue, stored: TreeField | undefined): Partial<StoredValue> | undefined;
}

/** A value as the text of its field. */
export function textSlot(codec: TextCodec): SlotCodec {
  return {
    read: (field) => field && codec.read(field.value),
    write(value, stored) {
      const present = isAbsent(value) ? undefined : value;
      const isStored = stored ? codec.read(stored.value) === present : present === undefined;
      return isStored ? undefined : { value: codec.write(value) };
    },
  };
}

/** A list or a set as JSON in the text of its field. */
export function jsonSlot(codec: JsonCodec): SlotCodec {
  return {
    read: (field) => codec.read(field?.value),
    write(value, stored) {
      const before = typeof stored?.value === 'string' ? stored.value : null;
      const text = codec.write(value, before);
      return text === before ? undefined : { value: text };
    },
  };
}

/** A file: its key as the text of its field, everything else in its meta_data. */
export function fileSlot(claims: FileClaims): SlotCodec {
  return {
    read: (field) => field && readOneFile(field, claims),
    write(value, stored) {
      const file = fileOf(value);
      if (stored)
        return sameFile(readFile(stored, claims), file ?? {}) ? undefined : writeFile(file ?? {}, stored, claims);
      if (isAbsent(value)) return undefined;
      return file ? writeFile(file, stored, claims) : {};
    },
  };
}

/** A value as the text and the meta_data of its field. */
export function metaSlot(codec: FieldCodec): SlotCodec {
  return {
    read: (field) => field && codec.read(field),
    write(value, stored) {
      const isStored = stored === undefined ? isAbsent(value) : codec.isSame(codec.read(stored), value);
      return isStored ? undefined : codec.write(value, stored);
    },
  };
}
