import { isFileField, isFilesField, type Look, type PlacedField } from '../definition';
import { drawnAs } from '../fields/shared/drawnAs';
import { isGroup, type FileItem, type FormValue } from '../tree';
import { PreviewLinkedVideo } from './PreviewLinkedVideo';
import { PreviewPicture } from './PreviewPicture';
import { PreviewText } from './PreviewText';
import { PreviewVideo } from './PreviewVideo';

interface PreviewPartProps {
  readonly field: PlacedField;
  readonly look: Look | undefined;
  readonly value: FormValue;
  /** Whether pictures and videos that are not there yet keep their place; texts never do. */
  readonly keepsPlaces: boolean;
}

/** One field of a preview. */
export function PreviewPart({ field, look, value, keepsPlaces }: PreviewPartProps) {
  const drawn = drawnAs(field, look);
  const label = field.label ?? '';
  if (!keepsPlaces && isMissing(value)) return null;
  switch (drawn) {
    case 'nothing':
      return null;
    case 'picture':
      return <PreviewPicture file={isGroup(value) ? value : undefined} label={label} />;
    case 'video':
      return isFileField(field) ? (
        <PreviewVideo file={isGroup(value) ? value : undefined} label={label} />
      ) : (
        <PreviewLinkedVideo link={typeof value === 'string' ? value : undefined} label={label} />
      );
    case 'link':
      return isFileField(field) || isFilesField(field) ? (
        <PreviewDocuments value={value} />
      ) : (
        <PreviewText field={field} drawn={drawn} value={value} />
      );
    case 'pictures':
    case 'videos': {
      const items = Array.isArray(value) ? (value as readonly FileItem[]) : [];
      return (
        <div className="gallery">
          {items.length === 0 && <div className="frame">{label}</div>}
          {items.map((item, index) => {
            const name = `${label} ${index + 1}`;
            const key = item.$id ?? item.key ?? index;
            if (!isFilesField(field)) return <PreviewLinkedVideo key={key} link={urlOf(item)} label={name} />;
            return drawn === 'videos' ? (
              <PreviewVideo key={key} file={item} label={name} />
            ) : (
              <PreviewPicture key={key} file={item} label={name} />
            );
          })}
        </div>
      );
    }
    default:
      return <PreviewText field={field} drawn={drawn} value={value} />;
  }
}

/** Documents by what is said of them, or else by their names. */
function PreviewDocuments({ value }: { readonly value: FormValue }) {
  const files: readonly FileItem[] = Array.isArray(value)
    ? (value as readonly FormValue[]).filter(isGroup)
    : [value].filter(isGroup);
  return files.map(({ $id, key, caption, fileName }, index) => (
    <p key={$id ?? key ?? index}>
      <span className="link">{caption ?? fileName}</span>
    </p>
  ));
}

function isMissing(value: FormValue): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function urlOf(item: FileItem): string | undefined {
  const url = item['url'];
  return typeof url === 'string' ? url : undefined;
}
