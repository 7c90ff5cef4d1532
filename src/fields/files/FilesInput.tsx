import { useCallback, useMemo, useState } from 'react';
import { isFilesField, type PlacedFiles } from '../../definition';
import { arrangedFiles, withFeatured } from '../../kinds/files';
import type { FileItem } from '../../tree';
import { ClipboardButtons } from '../list/ListButtons';
import { SortableRows } from '../list/SortableRows';
import { useItemClipboard } from '../list/useItemClipboard';
import { useItems } from '../list/useItems';
import { useFormView } from '../shared/formView';
import { ListFrame } from '../shared/ListFrame';
import { errorsAt, settingsAs, type Props } from '../shared/rjsf';
import { useFormServices } from '../shared/services';
import { useLatest } from '../../hooks/useLatest';
import { DropArea } from './DropArea';
import { FILE_NOUNS, isVideoFile, limitsOf } from './fileRules';
import type { Description, TileParts } from './FileTile';
import { ListTile, type ListAction } from './ListTile';
import { Refusals } from './Refusals';
import { TextGrid } from './TextGrid';
import { uploadTexts } from './texts';
import { useFileDrop } from './useFileDrop';
import { useIntake } from './useIntake';
import { useKeptFocus } from './useKeptFocus';

/** Uploaded files in an order: chosen, dropped or pasted, many at once, each with its own progress. */
export function FilesInput(props: Props) {
  const settings = settingsAs(props.uiSchema, isFilesField);
  const { fieldPathId, formData, errorSchema, onChange } = props;
  const { path, $id: id } = fieldPathId;
  const { upload } = useFormServices();
  const { uploads, removed } = useFormView();
  const { refusals, dismiss, take } = useIntake(settings);
  const keepFocus = useKeptFocus();
  const { items, keys, operations } = useItems(formData, path, onChange);
  const files: readonly FileItem[] = items;
  const isLocked = props.disabled === true || props.readonly === true;
  const hasFeatured = 'featured' in settings && settings.featured;
  const room = settings.max === undefined ? Infinity : Math.max(0, settings.max - files.length);
  const noun = FILE_NOUNS[settings.type];
  const nameOf = settings.type === 'documents' ? nameOfDocument : nameOfMedia;
  const parts = useMemo(() => partsOf(settings), [settings]);
  const [showsTexts, setShowsTexts] = useState(false);
  const hasTexts = (parts.hasCaption || parts.hasAltText) && files.length > 1;

  // An upload that was not finished belongs to the form that it was started in.
  const stored = useMemo(() => files.filter(({ key }) => key !== undefined), [files]);
  const clipboard = useItemClipboard({
    ...{ settings, room, nameOf },
    insert: (pasted) => operations.write(withAdded(files, pasted.map(notFeatured), settings)),
  });

  // All tiles but the one that is typed in are given the very same things as before.
  const latest = useLatest({ files, path, room, nameOf, settings, upload, onChange, clipboard });
  const act = useCallback(
    (action: ListAction, index: number) => {
      const now = latest.current;
      const file = now.files[index];
      if (!file) return;
      keepFocus([tileId(id, index), tileId(id, index - 1), addId(id)]);
      switch (action) {
        case 'cancel':
          if (file.uid !== undefined) uploads.cancel(file.uid);
          operations.write(withoutOne(now.files, index, now.settings));
          break;
        case 'remove':
          operations.write(withoutOne(now.files, index, now.settings));
          removed({ name: now.nameOf(file, index), at: now.path, index, item: file });
          break;
        case 'retry':
          if (file.uid !== undefined) uploads.retry(file.uid, now.upload);
          break;
        case 'moveBack':
        case 'moveOn':
          operations.move(index, action === 'moveBack' ? index - 1 : index + 1);
          break;
        case 'copy':
          void now.clipboard.copy({ index, item: file });
          break;
        case 'feature':
          operations.write(withFeatured(now.files, index));
          break;
        default:
          action satisfies never;
      }
    },
    [latest, operations, uploads, removed, keepFocus, id],
  );
  const describe = useCallback(
    (index: number, key: Description, text: string | undefined) => {
      latest.current.onChange(text, [...latest.current.path, index, key]);
    },
    [latest],
  );
  const errorAt = (index: number) => errorsAt(errorSchema, index)?.__errors?.join(' ');
  function add(chosen: readonly File[]): void {
    // Reading what was dropped takes a while, too.
    const now = latest.current;
    take(chosen, now.room, (added) => operations.write(withAdded(now.files, added, now.settings)));
    keepFocus([tileId(id, now.files.length)]);
  }

  const addLabel = uploadTexts.addTo({ label: settings.label });
  const isTextGrid = hasTexts && showsTexts;
  const dropzone = useFileDrop(add, { disabled: isLocked || room === 0 });
  // The control stays while the field holds at most as many files as it may (UPL-009, A-8).
  const isControlShown = !isLocked && (settings.max === undefined || files.length <= settings.max);
  return (
    <ListFrame
      field={props}
      note={countText(settings, files)}
      actions={
        hasTexts && (
          <button
            type="button"
            className="f-quiet"
            aria-pressed={showsTexts}
            onClick={() => setShowsTexts(!showsTexts)}
          >
            {uploadTexts.editTexts}
            <span className="f-hidden"> {settings.label}</span>
          </button>
        )
      }
    >
      <SortableRows keys={keys} itemLabel={uploadTexts.item({ noun })} move={operations.move} isGrid>
        <div
          {...dropzone.rootProps}
          id={id}
          className={isTextGrid ? undefined : 'f-images'}
          data-dropping={dropzone.isDragActive || undefined}
        >
          {isTextGrid ? (
            <TextGrid
              id={id}
              {...{ label: settings.label, files, keys, parts, isLocked, nameOf, errorAt, describe }}
              retry={(index) => act('retry', index)}
            />
          ) : (
            files.map((file, index) => (
              <ListTile
                key={keys[index]}
                tileKey={keys[index] ?? String(index)}
                id={tileId(id, index)}
                name={nameOf(file, index)}
                file={file}
                index={index}
                isLast={index === files.length - 1}
                parts={parts}
                hasFeatured={hasFeatured}
                error={errorAt(index)}
                isLocked={isLocked}
                act={act}
                describe={describe}
              />
            ))
          )}
          {isControlShown && (
            <DropArea
              id={addId(id)}
              input={dropzone.getInputProps({ 'aria-label': addLabel })}
              open={dropzone.open}
              name={addLabel}
              lines={[uploadTexts.dropSeveral({ noun }), uploadTexts.choose]}
              noun={noun}
              limits={limitsOf(settings)}
              closed={room === 0 ? uploadTexts.maximum({ limit: settings.max ?? 0 }) : undefined}
            />
          )}
        </div>
      </SortableRows>
      <Refusals refusals={refusals} dismiss={dismiss} />
      <div className="f-add-row">
        <ClipboardButtons
          settings={settings}
          clipboard={clipboard}
          paste={isControlShown ? { at: files.length, isFull: room === 0 } : undefined}
          copied={stored}
        />
      </div>
    </ListFrame>
  );
}

function tileId(fieldId: string, index: number): string {
  return `${fieldId}.${index}`;
}

function addId(fieldId: string): string {
  return `${fieldId}:add`;
}

/** The list that a file is pasted into has its featured one. */
function notFeatured({ featured: _, ...file }: FileItem): FileItem {
  return file;
}

function partsOf(settings: PlacedFiles): TileParts {
  return {
    noun: FILE_NOUNS[settings.type],
    hasCaption: settings.type === 'images' || ('captions' in settings && settings.captions),
    hasAltText: 'altText' in settings && settings.altText,
  };
}

/** How many files there are, and how many of them nobody has described who should. */
function countText(settings: PlacedFiles, files: readonly FileItem[]): string {
  const { type, max } = settings;
  const { length: count } = files;
  const noun = FILE_NOUNS[type];
  const counted = max === undefined ? uploadTexts.count({ noun, count }) : uploadTexts.countOf({ count, max });
  const hasAltText = 'altText' in settings && settings.altText;
  const missing = hasAltText ? files.filter((file) => !isVideoFile(file) && !file.altText).length : 0;
  return missing > 0 ? uploadTexts.withoutAltText({ counted, count: missing }) : counted;
}

function nameOfDocument(_file: FileItem, index: number): string {
  return uploadTexts.document({ position: index + 1 });
}

function nameOfMedia(file: FileItem, index: number): string {
  const position = index + 1;
  return isVideoFile(file) ? uploadTexts.video({ position }) : uploadTexts.image({ position });
}

/**
 * The files with others added at the end. Where one is featured and none is yet, the first of all becomes it: a new file only
 * when no other is there (UPL-022, UPL-031).
 */
function withAdded(files: readonly FileItem[], added: readonly FileItem[], field: PlacedFiles): readonly FileItem[] {
  return arrangedFiles(field, [...files, ...added]);
}

/** The files without one. Where that was the featured one, the first that remains becomes it (UPL-023, UPL-030). */
function withoutOne(files: readonly FileItem[], index: number, field: PlacedFiles): readonly FileItem[] {
  return arrangedFiles(
    field,
    files.filter((_, position) => position !== index),
  );
}
