import { useEffect, useState } from 'react';
import type { FileItem } from '../../tree';
import { MediaDialog } from '../shared/MediaDialog';
import { useFormServices } from '../shared/services';
import { isVideoFile } from './fileRules';
import { uploadTexts } from './texts';

interface FilePreviewProps {
  readonly file: FileItem;
  /** For example 'Video 2'. */
  readonly name: string;
  readonly close: () => void;
}

/** A stored video or PDF file in a dialog. */
export function FilePreview({ file, name, close }: FilePreviewProps) {
  const { fileUrl } = useFormServices();
  const { key = '', fileName = name } = file;
  const address = fileUrl(key);
  return (
    <MediaDialog title={fileName} link={address} close={close}>
      {isVideoFile(file) ? (
        <video className="f-preview-video" src={address} controls playsInline aria-label={fileName} />
      ) : (
        <PdfFrame fileKey={key} title={fileName} />
      )}
    </MediaDialog>
  );
}

/** The browser's own viewer. It is given the bytes as PDF, whatever they are: nothing else can run in it. */
function PdfFrame({ fileKey, title }: { readonly fileKey: string; readonly title: string }) {
  const { fetchFile } = useFormServices();
  const [shown, setShown] = useState<{ readonly address?: string }>();
  useEffect(() => {
    let address: string | undefined;
    let isGone = false;
    async function load(): Promise<void> {
      try {
        const bytes = await fetchFile(fileKey);
        if (isGone) return;
        address = URL.createObjectURL(bytes.slice(0, bytes.size, 'application/pdf'));
        setShown({ address });
      } catch {
        if (!isGone) setShown({});
      }
    }
    void load();
    return () => {
      isGone = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [fetchFile, fileKey]);
  if (shown === undefined) return <p role="status">{uploadTexts.previewLoading}</p>;
  if (shown.address === undefined) return <p role="alert">{uploadTexts.previewFailed}</p>;
  return <iframe className="f-preview-page" src={shown.address} title={title} />;
}
