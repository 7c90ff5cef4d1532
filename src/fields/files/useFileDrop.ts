import type { ClipboardEvent } from 'react';
import { useDropzone } from 'react-dropzone';

/** Accepts files dropped or pasted anywhere on a file field. */
export function useFileDrop(onFiles: (files: File[]) => void, { disabled }: { readonly disabled: boolean }) {
  const dropzone = useDropzone({ onDrop: onFiles, noClick: true, noKeyboard: true, disabled });
  // No `aria-disabled` when the field is full: its existing files can still be changed.
  const overrides = { role: undefined, tabIndex: -1, 'aria-disabled': undefined, onPaste: keepPastedText };
  return { ...dropzone, rootProps: dropzone.getRootProps(overrides) };
}

/** Copied spreadsheet cells come as text and as an image of it: in an input, the text is pasted. */
function keepPastedText(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const isInput = target instanceof HTMLInputElement && target.type === 'text';
  if (isInput && clipboardData.getData('text/plain') !== '') event.stopPropagation();
}
