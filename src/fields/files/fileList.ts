import type { FileItem } from '../../tree';

/**
 * The files with others added at the end. Where one is featured and none is yet, the first of all becomes it: a new file only
 * when no other is there (UPL-022, UPL-031).
 * @param hasFeatured whether exactly one file of the field is featured
 */
export function withAdded(
  files: readonly FileItem[],
  added: readonly FileItem[],
  hasFeatured: boolean,
): readonly FileItem[] {
  return withOneFeatured([...files, ...added], hasFeatured);
}

/** The files without one. Where that was the featured one, the first that remains becomes it (UPL-023, UPL-030). */
export function withoutOne(files: readonly FileItem[], index: number, hasFeatured: boolean): readonly FileItem[] {
  return withOneFeatured(
    files.filter((_, position) => position !== index),
    hasFeatured,
  );
}

/** The files with one featured, and no other (UPL-024, UPL-029). */
export function withFeatured(files: readonly FileItem[], index: number): readonly FileItem[] {
  return files.map((file, position) => featured(file, position === index));
}

/** The files with one moved to another place. */
export function withMoved(files: readonly FileItem[], from: number, to: number): readonly FileItem[] {
  const file = files[from];
  if (!file || to < 0 || to >= files.length) return files;
  const others = files.filter((_, position) => position !== from);
  return [...others.slice(0, to), file, ...others.slice(to)];
}

function withOneFeatured(files: readonly FileItem[], hasFeatured: boolean): readonly FileItem[] {
  const isDecided = !hasFeatured || files.length === 0 || files.some((file) => file.featured === true);
  return isDecided ? files : withFeatured(files, 0);
}

function featured(file: FileItem, isFeatured: boolean): FileItem {
  return (file.featured === true) === isFeatured ? file : { ...file, featured: isFeatured };
}
