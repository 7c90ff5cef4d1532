import { useEffect, useRef } from 'react';
import type { FileItem } from '../../tree';
import { FilePicture } from './FilePicture';
import { DescriptionInput, type Description, type TileParts } from './FileTile';
import { isVideoFile } from './fileRules';
import { uploadTexts } from './texts';
import './TextGrid.css';

interface TextGridProps {
  readonly label: string;
  readonly files: readonly FileItem[];
  readonly keys: readonly string[];
  readonly parts: TileParts;
  readonly isLocked: boolean;
  readonly nameOf: (file: FileItem, index: number) => string;
  readonly describe: (index: number, key: Description, text: string | undefined) => void;
}

/**
 * What is written about many pictures, beside small ones. The inputs come column by column, so that Tab goes down: whoever
 * writes alt texts writes all of them in a row. It begins at the first that is missing.
 */
export function TextGrid({ label, files, keys, parts, isLocked, nameOf, describe }: TextGridProps) {
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
          <FilePicture file={file} isDocument={parts.isDocument} />
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
        ...files.map((file, row) =>
          description === 'altText' && isVideoFile(file) ? null : (
            <div key={`${description} ${keys[row]}`} style={place(column, row)}>
              <DescriptionInput
                description={description}
                name={uploadTexts[`${description}Of`]({ name: nameOf(file, row) })}
                value={file[description]}
                isLocked={isLocked}
                write={(text) => describe(row, description, text)}
              />
            </div>
          ),
        ),
      ])}
    </div>
  );
}
