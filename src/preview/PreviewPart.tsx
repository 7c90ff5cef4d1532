import { useMemo, type ReactNode } from 'react';
import { isFileField, isFilesField, type Look, type PlacedField } from '../definition';
import { displayHtml } from '../fields/richText/html';
import { drawingKindOf } from '../fields/shared/drawingKind';
import { useFormServices } from '../fields/shared/services';
import { kindOf, displayText, textOf, type PreviewShape } from '../kinds';
import { videoThumbnail } from '../lib/videoLinks';
import { isGroup, isPlainText, itemsIn, type FileItem, type FormValue } from '../tree';

interface PreviewPartProps {
  readonly field: PlacedField;
  readonly look: Look | undefined;
  readonly value: FormValue;
  /** Whether missing pictures and videos get a placeholder; texts never do. */
  readonly showsPlaceholders: boolean;
}

/** One field of a preview. */
export function PreviewPart({ field, look, value, showsPlaceholders }: PreviewPartProps) {
  const drawn = drawingKindOf(field, look);
  const label = field.label ?? '';
  if (!showsPlaceholders && isMissing(value)) return null;
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
      const items: readonly FileItem[] = itemsIn(value);
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

/** Documents by caption, or else by file name. */
function PreviewDocuments({ value }: { readonly value: FormValue }) {
  const files: readonly FileItem[] = isGroup(value) ? [value] : itemsIn(value);
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

/** A linked video: its thumbnail if there is one. Players run scripts, so none is embedded. */
function PreviewLinkedVideo({ link, label }: { readonly link: string | undefined; readonly label: string }) {
  if (link === undefined) return <div className="frame still">{label}</div>;
  const still = videoThumbnail(link);
  return (
    <div className="frame still">
      {still !== undefined && <img src={still} alt="" />}
      <span className="play" aria-hidden="true">
        ▶
      </span>
      {still === undefined && <p>{link}</p>}
    </div>
  );
}

/** Width of fetched pictures, in CSS pixels. */
const WIDTH = 640;

interface PreviewFileProps {
  /** Undefined if there is none. */
  readonly file: FileItem | undefined;
  readonly label: string;
}

/** A stored picture with its caption, or a placeholder. */
function PreviewPicture({ file, label }: PreviewFileProps) {
  const { fileUrl } = useFormServices();
  if (file?.key === undefined || file.status === 'infected') return <div className="frame">{label}</div>;
  return (
    <div>
      <div className="frame">
        <img src={fileUrl(file.key, WIDTH)} alt={file.altText ?? ''} />
      </div>
      {file.caption !== undefined && <p className="caption">{file.caption}</p>}
    </div>
  );
}

interface PreviewTextProps {
  readonly field: PlacedField;
  readonly drawn: Exclude<PreviewShape, 'nothing' | 'picture' | 'pictures' | 'video' | 'videos'>;
  readonly value: FormValue;
}

/** Text in its look. HTML is always sanitized, however it was stored. */
function PreviewText({ field, drawn, value }: PreviewTextProps) {
  const isHtml = kindOf(field).isHtml?.(value) === true;
  const text = isPlainText(value) ? value.plain : ((isHtml ? undefined : displayText(field, value)) ?? textOf(value));
  const html = useMemo(() => (isHtml ? { __html: displayHtml(text) } : undefined), [isHtml, text]);
  if (text.trim() === '') return null;
  const content = html ? <div dangerouslySetInnerHTML={html} /> : <span className="plain">{text}</span>;
  return LOOKS[drawn](content, field.label ?? '');
}

const LOOKS = {
  title: (content) => <h1>{content}</h1>,
  heading: (content) => <h2>{content}</h2>,
  lead: (content) => <div className="lead">{content}</div>,
  quote: (content) => <blockquote>{content}</blockquote>,
  caption: (content) => <div className="caption">{content}</div>,
  fact: (content, label) => (
    <div className="fact">
      <b>{label}</b> {content}
    </div>
  ),
  link: (content) => (
    <p>
      <span className="link">{content}</span>
    </p>
  ),
  paragraphs: (content) => <div className="paragraphs">{content}</div>,
  line: (content) => <p>{content}</p>,
} as const satisfies Record<PreviewTextProps['drawn'], (content: ReactNode, label: string) => ReactNode>;

/** A stored video, or a placeholder. */
function PreviewVideo({ file, label }: PreviewFileProps) {
  const { fileUrl } = useFormServices();
  if (file?.key === undefined || file.status === 'infected') return <div className="frame still">{label}</div>;
  return (
    <div className="frame">
      <video
        src={fileUrl(file.key)}
        preload="metadata"
        muted
        playsInline
        controls
        aria-label={file.fileName ?? label}
      />
    </div>
  );
}
