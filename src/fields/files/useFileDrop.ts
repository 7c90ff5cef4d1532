import type { ClipboardEvent } from 'react';
import { useDropzone } from 'react-dropzone';

/** Takes what is dropped or pasted anywhere on the files of a field. */
export function useFileDrop(take: (files: File[]) => void, { disabled }: { readonly disabled: boolean }) {
  const dropzone = useDropzone({ onDrop: take, noClick: true, noKeyboard: true, disabled });
  // A full field takes no more files; the ones it has can be changed all the same.
  const own = { role: undefined, tabIndex: -1, 'aria-disabled': undefined, onPaste: leaveText };
  return { ...dropzone, rootProps: dropzone.getRootProps(own) };
}

/** Copied cells are a text and a picture of it: an input gets the text. */
function leaveText(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const isInput = target instanceof HTMLInputElement && target.type === 'text';
  if (isInput && clipboardData.getData('text/plain') !== '') event.stopPropagation();
}
