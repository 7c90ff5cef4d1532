import { useEffect, useState } from 'react';
import { useRequest } from '../../hooks/useRequest';
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

/** Previews a stored video or PDF file in a dialog. */
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

/** The browser's PDF viewer. The bytes are always labelled as PDF, so that no other content can run in the frame. */
function PdfPreview({ file: { key = '', fileName }, name, close }: FilePreviewProps) {
  const { fileUrl, hasSignedDocuments } = useFormServices();
  const pdf = usePdfAddress(key);
  const title = fileName ?? name;
  // A signed URL requested now may have expired by the time it is clicked.
  const link = (hasSignedDocuments ? pdf.address : undefined) ?? fileUrl(key);
  return (
    <MediaDialog title={title} link={link} close={close}>
      {pdf.hasFailed ? (
        <p role="alert">{uploadTexts.previewFailed}</p>
      ) : pdf.address === undefined ? (
        <p role="status">{uploadTexts.previewLoading}</p>
      ) : (
        <iframe className="f-preview-page" src={pdf.address} title={title} />
      )}
    </MediaDialog>
  );
}

/** Object URL of a PDF; without an address while it is loading, and if that has failed. */
function usePdfAddress(fileKey: string): { readonly address: string | undefined; readonly hasFailed: boolean } {
  const { fetchFile } = useFormServices();
  const [address, setAddress] = useState<string>();
  const { error } = useRequest({
    input: fileKey,
    load: fetchFile,
    onResult: (bytes) => setAddress(URL.createObjectURL(bytes.slice(0, bytes.size, 'application/pdf'))),
    logMessage: 'A document could not be previewed.',
  });
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
  return { address, hasFailed: error !== undefined };
}
