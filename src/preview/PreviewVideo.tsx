import { useFormServices } from '../fields/shared/services';
import type { FileItem } from '../tree';

interface PreviewVideoProps {
  /** Undefined while there is none. */
  readonly file: FileItem | undefined;
  readonly label: string;
}

/** A stored video; its place where there is none to show. */
export function PreviewVideo({ file, label }: PreviewVideoProps) {
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
