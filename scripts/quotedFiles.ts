/** The content of a code block that quotes a file, after the marker `<!-- from: cookbook/faq/faq.area.json -->`. */
const QUOTED = /(?<=<!-- from: (\S+) -->\n\n```\w+\n).*?(?=^```$)/gms;

/**
 * A page with the current text of the files that it quotes.
 * @param page Markdown
 * @param read returns the text of a file, by its path relative to the page
 */
export function withQuotedFiles(page: string, read: (file: string) => string): string {
  return page.replaceAll(QUOTED, (_block, file: string) => read(file));
}
