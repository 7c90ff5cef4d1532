import { useFormServices } from '../fields/shared/services';
import type { FileItem } from '../tree';

/** The width in CSS pixels at which pictures are fetched. */
const WIDTH = 640;

interface PreviewFileProps {
  /** Undefined while there is none. */
  readonly file: FileItem | undefined;
  readonly label: string;
}

/** A stored picture with its caption; its place where there is none to show. */
export function PreviewPicture({ file, label }: PreviewFileProps) {
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
