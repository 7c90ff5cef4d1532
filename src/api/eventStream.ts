/** A server-sent event. */
export interface ServerEvent {
  readonly type: string;
  readonly data: string;
}

/** What is told of a stream while it is read. */
export interface StreamReader {
  readonly onEvent: (event: ServerEvent) => void;
  /** With which the service goes on after this event, or after what it left out. */
  readonly onPosition: (id: string) => void;
  /** Something came, if only a word that the connection lives. */
  readonly onSign: () => void;
}

/**
 * Reads a stream of server-sent events until it ends, as the HTML standard has them ("9.2 Server-sent events"): what the browser's
 * own EventSource cannot read, because it sends no bearer.
 * @throws what reading throws when the connection breaks
 */
export async function readEventStream(body: ReadableStream<Uint8Array>, reader: StreamReader): Promise<void> {
  const chunks = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  let block: string[] = [];
  for (;;) {
    const { done, value } = await chunks.read();
    if (done) return;
    reader.onSign();
    const lines = `${rest}${value}`.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line !== '') {
        block.push(line);
        continue;
      }
      tell(block, reader);
      block = [];
    }
  }
}

/** The lines between two empty ones. One without data is no event, but may say where to go on. */
function tell(lines: readonly string[], { onEvent, onPosition }: StreamReader): void {
  const fields = lines.map(fieldOf);
  const last = (name: string) => fields.findLast((field) => field.name === name)?.value;
  const id = last('id');
  const data = fields.filter(({ name }) => name === 'data').map(({ value }) => value);
  if (data.length > 0) onEvent({ type: last('event') ?? 'message', data: data.join('\n') });
  if (id !== undefined) onPosition(id);
}

/** A line that begins with a colon is a comment, which has no name. */
function fieldOf(line: string): { readonly name: string; readonly value: string } {
  const colon = line.indexOf(':');
  if (colon === -1) return { name: line, value: '' };
  return { name: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, '') };
}
