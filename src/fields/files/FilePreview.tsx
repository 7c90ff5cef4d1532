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
export function FilePreview(props: FilePreviewProps) {
  return isVideoFile(props.file) ? <VideoPreview {...props} /> : <PdfPreview {...props} />;
}

function VideoPreview({ file: { key = '', fileName }, name, close }: FilePreviewProps) {
  const address = useFormServices().fileUrl(key);
  const title = fileName ?? name;
  return (
    <MediaDialog title={title} link={address} close={close}>
      <video className="f-preview-video" src={address} controls playsInline aria-label={title} />
    </MediaDialog>
  );
}

/** The browser's own viewer. It is given the bytes as PDF, whatever they are: nothing else can run in it. */
function PdfPreview({ file: { key = '', fileName }, name, close }: FilePreviewProps) {
  const { fileUrl, hasSignedDocuments } = useFormServices();
  const shown = useBytes(key);
  const title = fileName ?? name;
  // A link that was asked for now would have expired when somebody clicks on it.
  const link = (hasSignedDocuments ? shown?.address : undefined) ?? fileUrl(key);
  return (
    <MediaDialog title={title} link={link} close={close}>
      {shown === undefined ? (
        <p role="status">{uploadTexts.previewLoading}</p>
      ) : shown.address === undefined ? (
        <p role="alert">{uploadTexts.previewFailed}</p>
      ) : (
        <iframe className="f-preview-page" src={shown.address} title={title} />
      )}
    </MediaDialog>
  );
}

/** An address of the bytes of a PDF within this tab; undefined while they are loaded, without an address where that failed. */
function useBytes(fileKey: string): { readonly address?: string } | undefined {
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
  return shown;
}
