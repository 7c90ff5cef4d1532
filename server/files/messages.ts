/** Every text of the file routes that a person may read. */
export const messages = {
  onlyTypes: (types: readonly string[]) => `You can only upload ${types.join(', ')} file type`,
  tooBig: 'File is too big',
  infected: 'Upload Failed, File is infected, Please upload another file.',
  cutOff: 'The upload was cut off before its end. Nothing was stored.',
  notMultipart: 'Send the file as multipart/form-data with the field file.',
  noFile: 'The field file is missing.',
  severalFiles: 'Send one file at a time.',
  badForm: 'The form data of the upload cannot be read.',
  emptyFile: 'The file is empty.',
  unreadable: 'The image cannot be read. It may be damaged.',
  tooManyPixels: (megapixels: number) => `The image is too large: at most ${megapixels} megapixels are possible.`,
  noBrand: 'Only staff of a brand upload files.',
  notFound: 'The file does not exist.',
  badWidth: (widths: readonly number[]) => `The width must be one of ${widths.join(', ')}.`,
  notAnImage: 'Only images have smaller versions.',
} as const;
