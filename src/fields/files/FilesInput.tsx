import { useMemo, useState } from 'react';
import { isFilesField, type PlacedFiles } from '../../definition';
import { useStableCallback } from '../../hooks/useStableCallback';
import { filesOf } from '../../kinds';
import { arrangeFiles, hasAltText, withFeatured } from '../../kinds/files';
import type { FileItem } from '../../tree';
import { ClipboardButtons } from '../list/ListButtons';
import { SortableRows } from '../list/SortableRows';
import { useItemClipboard } from '../list/useItemClipboard';
import { useItems } from '../list/useItems';
import { useFormView } from '../shared/formView';
import { ListFrame } from '../shared/ListFrame';
import { errorsAt, settingsAs, type Props } from '../shared/rjsf';
import { useFormServices } from '../shared/services';
import { DropArea } from './DropArea';
import { acceptAttribute, isVideoFile, limitsOf, tilePartsOf } from './fileRules';
import type { Description } from './FileTile';
import { ListTile, type ListAction } from './ListTile';
import { Refusals } from './Refusals';
import { TextGrid } from './TextGrid';
import { uploadTexts } from './texts';
import { useFileDrop } from './useFileDrop';
import { useAddFiles } from './useAddFiles';
import { useFocusFallback } from './useFocusFallback';

/** An ordered list of uploaded files: several can be chosen, dropped or pasted at once, each with its own progress. */
export function FilesInput(props: Props) {
  const settings = settingsAs(props.uiSchema, isFilesField);
  const { fieldPathId, formData, errorSchema, onChange } = props;
  const { path, $id: id } = fieldPathId;
  const { upload } = useFormServices();
  const { uploads, offerUndo } = useFormView();
  const { refusals, dismiss, addFiles } = useAddFiles(settings);
  const keepFocus = useFocusFallback();
  const { items, keys, operations } = useItems(formData, path, onChange);
  const files: readonly FileItem[] = items;
  const isLocked = props.disabled === true || props.readonly === true;
  const hasFeatured = 'featured' in settings && settings.featured;
  const room = settings.max === undefined ? Infinity : Math.max(0, settings.max - files.length);
  const { noun } = filesOf(settings);
  const nameOf = noun === 'document' ? nameOfDocument : nameOfMedia;
  const parts = useMemo(() => tilePartsOf(settings), [settings]);
  const [showsTexts, setShowsTexts] = useState(false);
  const hasTexts = (parts.hasCaption || parts.hasAltText) && files.length > 1;

  // An unfinished upload belongs to the form that started it, so it cannot be copied.
  const stored = useMemo(() => files.filter(({ key }) => key !== undefined), [files]);
  const clipboard = useItemClipboard({
    ...{ settings, room, nameOf },
    insert: (pasted) => operations.write(withAdded(files, pasted.map(withoutFeatured), settings)),
  });

  function act(action: ListAction, index: number): void {
    const file = files[index];
    if (!file) return;
    keepFocus([tileId(id, index), tileId(id, index - 1), addId(id)]);
    switch (action) {
      case 'cancel':
        if (file.uid !== undefined) uploads.cancel(file.uid);
        operations.write(withoutFile(files, index, settings));
        break;
      case 'remove':
        operations.write(withoutFile(files, index, settings));
        offerUndo({ name: nameOf(file, index), at: path, index, item: file });
        break;
      case 'retry':
        if (file.uid !== undefined) uploads.retry(file.uid, upload);
        break;
      case 'moveBack':
      case 'moveOn':
        operations.move(index, action === 'moveBack' ? index - 1 : index + 1);
        break;
      case 'copy':
        void clipboard.copy({ index, item: file });
        break;
      case 'feature':
        operations.write(withFeatured(files, index));
        break;
      default:
        action satisfies never;
    }
  }

  function chooseAgain(index: number, chosen: File): void {
    addFiles([chosen], 1, ([added]) => {
      const replaced = (file: FileItem): FileItem => ({ ...withoutError(file), ...added });
      operations.write(files.map((file, at) => (at === index ? replaced(file) : file)));
      keepFocus([tileId(id, index)]);
    });
  }

  // Stable: typing in one tile re-renders no other.
  const tileEvents = {
    act: useStableCallback(act),
    describe: useStableCallback((index: number, key: Description, text: string | undefined) =>
      onChange(text, [...path, index, key]),
    ),
    chooseAgain: useStableCallback(chooseAgain),
  };
  const errorAt = (index: number) => errorsAt(errorSchema, index)?.__errors?.join(' ');

  function add(selected: readonly File[]): void {
    addFiles(selected, room, (added) => operations.write(withAdded(files, added, settings)));
    keepFocus([tileId(id, files.length)]);
  }

  const limits = limitsOf(settings);
  const accept = acceptAttribute(limits);
  const addLabel = uploadTexts.addTo({ label: settings.label });
  const isTextGrid = hasTexts && showsTexts;
  // Reading dropped files is asynchronous: the list may have changed by then.
  const dropzone = useFileDrop(useStableCallback(add), { disabled: isLocked || room === 0 });
  // A full field still shows the control, one with too many files does not (UPL-009, A-8).
  const isControlShown = !isLocked && (settings.max === undefined || files.length <= settings.max);
  return (
    <ListFrame
      field={props}
      note={countText(settings, files)}
      actions={
        hasTexts &&
        !isLocked && (
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
              {...{
                label: settings.label,
                files,
                keys,
                parts,
                isLocked,
                nameOf,
                errorAt,
                describe: tileEvents.describe,
              }}
              againAt={(index) => ({
                retry: () => act('retry', index),
                choose: (chosen) => chooseAgain(index, chosen),
                accept,
              })}
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
                accept={accept}
                {...tileEvents}
              />
            ))
          )}
          {isControlShown && (
            <DropArea
              id={addId(id)}
              input={dropzone.getInputProps({ accept, 'aria-label': addLabel })}
              open={dropzone.open}
              name={addLabel}
              lines={[uploadTexts.dropSeveral({ noun }), uploadTexts.choose]}
              noun={noun}
              limits={limits}
              disabledReason={room === 0 ? uploadTexts.maximum({ limit: settings.max ?? 0 }) : undefined}
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
          copyableItems={stored}
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

function withoutError({ error: _, ...file }: FileItem): FileItem {
  return file;
}

/** A pasted file does not replace the featured one of the list. */
function withoutFeatured({ featured: _, ...file }: FileItem): FileItem {
  return file;
}

/** The number of files, and of those that lack an alt text. */
function countText(settings: PlacedFiles, files: readonly FileItem[]): string {
  const { max } = settings;
  const { length: count } = files;
  const { noun } = filesOf(settings);
  const counted = max === undefined ? uploadTexts.count({ noun, count }) : uploadTexts.countOf({ count, max });
  const missing = hasAltText(settings) ? files.filter((file) => !isVideoFile(file) && !file.altText).length : 0;
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
 * The files with others appended. In a field with a featured file, the first one becomes featured if none is yet: a new file only if
 * the list was empty (UPL-022, UPL-031).
 */
function withAdded(files: readonly FileItem[], added: readonly FileItem[], field: PlacedFiles): readonly FileItem[] {
  return arrangeFiles(field, [...files, ...added]);
}

/** The files without one of them. If that one was featured, the first remaining becomes featured (UPL-023, UPL-030). */
function withoutFile(files: readonly FileItem[], index: number, field: PlacedFiles): readonly FileItem[] {
  return arrangeFiles(
    field,
    files.filter((_, position) => position !== index),
  );
}
