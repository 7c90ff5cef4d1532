import { filesOf, textOf } from '../../kinds';
import { isFileField, type PlacedFile } from '../../definition';
import { isGroup, type FileItem, type FormPath, type FormValue } from '../../tree';
import { FieldFrame } from '../shared/FieldFrame';
import { useFormView, useSibling } from '../shared/formView';
import { IconButton } from '../shared/Icon';
import { settingsAs, type Props } from '../shared/rjsf';
import { useFormServices } from '../shared/services';
import { idList, partIds } from '../shared/widget';
import { DropArea } from './DropArea';
import { acceptAttribute, limitsOf, tilePartsOf } from './fileRules';
import { FileTile, type Description } from './FileTile';
import { Refusals } from './Refusals';
import { uploadTexts } from './texts';
import { UploadButtons, type FileAction } from './UploadButtons';
import { useFileDrop } from './useFileDrop';
import { useAddFiles, type UploadContext } from './useAddFiles';
import { useFocusFallback } from './useFocusFallback';

/** A single uploaded file: an image, a video or a document. Choosing another file replaces it. */
export function FileInput(props: Props) {
  const settings = settingsAs(props.uiSchema, isFileField);
  const { fieldPathId, formData, onChange, rawErrors } = props;
  const { path, $id: id } = fieldPathId;
  const { upload } = useFormServices();
  const { uploads, offerUndo, isNew } = useFormView();
  const uploadContext = useUploadContext(settings, path);
  const file = isFile(formData) ? formData : undefined;
  const uid = file?.uid ?? '';
  // Restored when an upload is cancelled.
  const lastStored = file?.key === undefined && uploads.canRetry(uid) ? uploads.replacedFile(uid) : file;
  const { refusals, dismiss, addFiles } = useAddFiles(settings, { ...uploadContext, replaces: lastStored });
  const keepFocus = useFocusFallback();
  const isLocked = props.disabled === true || props.readonly === true;
  const error = rawErrors?.join(' ');
  const ids = partIds(id);
  const put = (value: FormValue) => onChange(value, path);

  function choose(selected: readonly File[]): void {
    addFiles(selected, 1, ([added]) => {
      uploads.cancel(uid);
      put({ ...descriptionsOf(file), ...added });
      keepFocus([id]);
    });
  }

  function act(action: FileAction): void {
    switch (action) {
      case 'cancel':
        uploads.cancel(uid);
        put(lastStored);
        break;
      case 'remove':
        put(undefined);
        if (file) offerUndo({ name: settings.label, at: path, index: undefined, item: file });
        break;
      case 'retry':
        uploads.retry(uid, upload);
        break;
      default:
        action satisfies never;
    }
    keepFocus([id]);
  }

  const dropzone = useFileDrop(choose, { disabled: isLocked });
  const describedBy = idList(settings.help !== undefined && ids.help, error !== undefined && ids.error);
  const limits = limitsOf(settings);
  const { noun } = filesOf(settings);
  const uploadLabel = uploadTexts.uploadOne({ label: settings.label });
  const accept = acceptAttribute(limits);
  const input = dropzone.getInputProps({ accept, 'aria-label': uploadLabel, multiple: false });
  return (
    <FieldFrame
      id={id}
      settings={settings}
      value={undefined}
      required={props.required === true}
      error={file ? undefined : error}
    >
      <div {...dropzone.rootProps} className="f-one-file" data-dropping={dropzone.isDragActive || undefined}>
        {file ? (
          <FileTile
            id={id}
            name={settings.label}
            file={file}
            parts={tilePartsOf(settings, { isNew })}
            error={error}
            isLocked={isLocked}
            describe={(key: Description, text) => onChange(text, [...path, key])}
            again={{ retry: () => act('retry'), choose: (chosen) => choose([chosen]), accept }}
            actions={
              <>
                {!isLocked && uploadContext.blockedReason === undefined && (
                  <>
                    <input {...input} />
                    <IconButton
                      label={uploadTexts.replace({ name: settings.label })}
                      icon="replace"
                      onClick={dropzone.open}
                    />
                  </>
                )}
                <UploadButtons file={file} name={settings.label} isLocked={isLocked} act={act} />
              </>
            }
          />
        ) : isLocked ? (
          <p className="f-note" id={id} tabIndex={-1}>
            {uploadTexts.none}
          </p>
        ) : (
          <DropArea
            id={id}
            input={input}
            open={dropzone.open}
            name={uploadLabel}
            lines={[uploadTexts.dropOne({ noun }), uploadTexts.chooseOne]}
            noun={noun}
            limits={limits}
            disabledReason={uploadContext.blockedReason}
            describedBy={describedBy}
          />
        )}
      </div>
      <Refusals refusals={refusals} dismiss={dismiss} />
    </FieldFrame>
  );
}

/** Sends the owner with a document; uploads are blocked until an owner is selected (MDDOR-009, MDDOR-010). */
function useUploadContext(settings: PlacedFile, path: FormPath): UploadContext {
  const owner = 'belongsTo' in settings ? settings.belongsTo : undefined;
  const ownerValue = textOf(useSibling(path, owner?.field));
  if (!owner) return {};
  if (ownerValue === '') return { blockedReason: owner.message };
  return { fields: { [owner.sentAs]: ownerValue } };
}

/** Whether there is a file, stored or being uploaded. */
function isFile(value: FormValue): value is FileItem {
  return isGroup(value) && (value['key'] !== undefined || value['status'] !== undefined);
}

/** A replacement keeps the caption and alt text of the previous file. */
function descriptionsOf({ caption, altText }: FileItem = {}): FileItem {
  return { ...(caption === undefined ? {} : { caption }), ...(altText === undefined ? {} : { altText }) };
}
