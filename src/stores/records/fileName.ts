/** The name of a file without its ending; one that is nothing but an ending stays whole. */
export function withoutExtension(fileName: string): string {
  return fileName.replace(/(?<=.)\.[^.]*$/, '');
}
