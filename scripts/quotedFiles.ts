/** What stands before a block that quotes a file: `<!-- from: cookbook/faq/faq.area.json -->`; and the block without its end. */
const QUOTED = /(?<=<!-- from: (\S+) -->\n\n```\w+\n).*?(?=^```$)/gms;

/**
 * A page with the files that it quotes as they are now.
 * @param page Markdown
 * @param read gives the text of a file, by its path from the page
 */
export function withQuotedFiles(page: string, read: (file: string) => string): string {
  return page.replaceAll(QUOTED, (_block, file: string) => read(file));
}
