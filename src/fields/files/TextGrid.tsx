import { useEffect, useRef } from 'react';
import type { FileItem } from '../../tree';
import { FilePicture } from './FilePicture';
import { infectedText, isVideoFile, type TileParts } from './fileRules';
import { DescriptionInput, type Description } from './FileTile';
import { uploadTexts } from './texts';
import { TileState, UploadProgress, type UploadAgain } from './TileState';
import './TextGrid.css';

interface TextGridProps {
  /** Id of the field. */
  readonly id: string;
  readonly label: string;
  readonly files: readonly FileItem[];
  readonly keys: readonly string[];
  readonly parts: TileParts;
  readonly isLocked: boolean;
  readonly nameOf: (file: FileItem, index: number) => string;
  readonly errorAt: (index: number) => string | undefined;
  readonly describe: (index: number, key: Description, text: string | undefined) => void;
  /** Repeats a failed upload. */
  readonly againAt: (index: number) => UploadAgain;
}

/**
 * A grid of the texts of many files, next to thumbnails. The DOM order of the inputs is column by column, so that Tab moves down:
 * alt texts are usually written one after the other. The first missing one gets the focus. The state of each file is in the first
 * column, which is where links to problems lead.
 */
export function TextGrid(props: TextGridProps) {
  const { id, label, files, keys, parts, isLocked, nameOf, errorAt, describe, againAt } = props;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inputs = root.current;
    (inputs?.querySelector<HTMLElement>('[data-missing]') ?? inputs?.querySelector('input'))?.focus();
  }, []);
  const columns: readonly Description[] = [
    ...(parts.hasAltText ? (['altText'] as const) : []),
    ...(parts.hasCaption ? (['caption'] as const) : []),
  ];
  const place = (column: number, row: number) => ({ gridColumn: column + 2, gridRow: row + 2 });
  return (
    <div
      ref={root}
      className="f-texts"
      role="group"
      aria-label={uploadTexts.textsOf({ label })}
      data-columns={columns.length}
    >
      {files.map((file, row) => (
        <div key={keys[row]} className="f-texts-picture" style={{ gridColumn: 1, gridRow: row + 2 }}>
          <FilePicture file={file} noun={parts.noun} />
        </div>
      ))}
      {columns.map((description, column) => [
        <span
          key={description}
          className="f-texts-head"
          aria-hidden="true"
          style={{ gridColumn: column + 2, gridRow: 1 }}
        >
          {uploadTexts[description]}
        </span>,
        ...files.map((file, row) => {
          const name = nameOf(file, row);
          const first = { id: `${id}.${row}`, role: 'group', 'aria-label': name, tabIndex: -1 } as const;
          return (
            <div key={`${description} ${keys[row]}`} style={place(column, row)} {...(column === 0 && first)}>
              {!(description === 'altText' && isVideoFile(file)) && (
                <DescriptionInput
                  {...{ description, name, file, isLocked }}
                  describe={(key, text) => describe(row, key, text)}
                />
              )}
              {column === 0 && file.status === 'uploading' && <UploadProgress uid={file.uid ?? ''} name={name} />}
              {column === 0 && (
                <TileState
                  file={file}
                  name={name}
                  infected={infectedText(parts.noun)}
                  error={errorAt(row)}
                  again={isLocked ? undefined : againAt(row)}
                />
              )}
            </div>
          );
        }),
      ])}
    </div>
  );
}
