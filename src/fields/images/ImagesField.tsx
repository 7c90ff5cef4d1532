import { useCallback, useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import type { PlacedImages } from '../../definition';
import { uploadTexts } from '../../lib/messages';
import type { FileItem, FormPath } from '../../tree';
import { useItems } from '../list/useItems';
import { useFormView } from '../shared/formView';
import { ListFrame } from '../shared/ListFrame';
import { errorsAt, settingsOf, type Props } from '../shared/rjsf';
import { useFormServices } from '../shared/services';
import { DropArea } from './DropArea';
import { withAdded, withFeatured, withMoved, withoutOne } from './fileList';
import { refusalOf } from './fileRules';
import { ImageTile, type TileAction } from './ImageTile';
import { Refusals, type Refusal } from './Refusals';

const DEFAULT_UPLOAD = '/uploads/images';

/** Uploaded pictures: chosen, dropped or pasted, many at once, each with its own progress. */
export function ImagesField(props: Props) {
  const settings = settingsOf(props.uiSchema);
  if (settings.type !== 'images') throw new TypeError(`A ${settings.type} field holds no images.`);
  return <Images {...props} settings={settings} />;
}

function Images({ settings, ...props }: Props & { readonly settings: PlacedImages }) {
  const { fieldPathId, formData, errorSchema, onChange, rawErrors } = props;
  const { path } = fieldPathId;
  const { upload, newUid } = useFormServices();
  const { uploads, removed } = useFormView();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const hint = useId();
  const write = useCallback(
    (files: readonly FileItem[], at: FormPath) => onChange(files as FileItem[], [...at]),
    [onChange],
  );
  const { items, keys } = useItems(formData, path, write);
  const files: readonly FileItem[] = items;
  const isLocked = props.disabled === true || props.readonly === true;
  const hasFeatured = settings.featured === true;
  const room = settings.max === undefined ? Infinity : Math.max(0, settings.max - files.length);

  function take(chosen: readonly File[]): void {
    const judged = chosen.map((file) => ({ file, message: refusalOf(file, settings) }));
    const fitting = judged.filter(({ message }) => message === undefined).map(({ file }) => file);
    const taken = fitting.slice(0, room).map((file) => ({ file, uid: newUid() }));
    const overflow = fitting
      .slice(room)
      .map((file) => ({ name: file.name, message: uploadTexts.maximum(settings.max ?? 0) }));
    const refused = judged.flatMap(({ file, message }) =>
      message === undefined ? [] : [{ name: file.name, message }],
    );
    setRefusals([...refused, ...overflow]);
    if (taken.length === 0) return;
    const added = taken.map(({ file, uid }): FileItem => ({
      uid,
      status: 'uploading',
      fileName: file.name,
      fileType: file.type,
    }));
    write(withAdded(files, added, hasFeatured), path);
    for (const { file, uid } of taken) uploads.start({ file, uid, to: settings.uploadTo ?? DEFAULT_UPLOAD }, upload);
  }

  function act(action: TileAction, index: number): void {
    const file = files[index];
    if (!file) return;
    switch (action) {
      case 'cancel':
        if (file.uid !== undefined) uploads.forget(file.uid);
        write(withoutOne(files, index, hasFeatured), path);
        break;
      case 'remove':
        write(withoutOne(files, index, hasFeatured), path);
        removed({ name: uploadTexts.image(index), list: path, index, item: file });
        break;
      case 'retry':
        if (file.uid !== undefined) uploads.retry(file.uid, upload);
        break;
      case 'moveBack':
      case 'moveOn':
        write(withMoved(files, index, action === 'moveBack' ? index - 1 : index + 1), path);
        break;
      case 'feature':
        write(withFeatured(files, index), path);
        break;
      default:
        action satisfies never;
    }
  }

  // What is dropped or pasted anywhere on the pictures is taken.
  const dropzone = useDropzone({ onDrop: take, noClick: true, noKeyboard: true, disabled: isLocked || room === 0 });
  // The control stays while the field holds at most as many files as it may (UPL-009, A-8).
  const isControlShown = !isLocked && (settings.max === undefined || files.length <= settings.max);
  return (
    <ListFrame
      id={fieldPathId.$id}
      path={path}
      label={settings.label}
      help={settings.help}
      note={uploadTexts.count(files.length, settings.max)}
      error={rawErrors?.join(' ')}
    >
      <div
        // A full field takes no more pictures; the ones it has can be changed all the same.
        {...dropzone.getRootProps({ role: undefined, tabIndex: -1, 'aria-disabled': undefined })}
        id={fieldPathId.$id}
        className="f-images"
        data-dropping={dropzone.isDragActive || undefined}
      >
        {files.map((file, index) => (
          <ImageTile
            key={keys[index]}
            id={`${fieldPathId.$id}.${index}`}
            file={file}
            index={index}
            count={files.length}
            settings={settings}
            error={errorsAt(errorSchema, index)?.__errors?.join(' ')}
            isLocked={isLocked}
            act={act}
            describe={(key, value) => onChange(value, [...path, index, key])}
          />
        ))}
        {isControlShown && (
          <DropArea
            input={dropzone.getInputProps({ 'aria-label': uploadTexts.addTo(settings.label) })}
            open={dropzone.open}
            label={settings.label}
            limits={settings}
            full={room === 0 ? settings.max : undefined}
            hintId={hint}
          />
        )}
      </div>
      <Refusals refusals={refusals} dismiss={() => setRefusals([])} />
    </ListFrame>
  );
}
