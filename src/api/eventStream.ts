/** A server-sent event. */
export interface ServerEvent {
  readonly type: string;
  readonly data: string;
}

/** Callbacks for a stream while it is read. */
export interface StreamReader {
  readonly onEvent: (event: ServerEvent) => void;
  /** The id to resume after: of an event, or of a position without one. */
  readonly onPosition: (id: string) => void;
  /** Any data arrived, even just a keep-alive. */
  readonly onSign: () => void;
}

/**
 * Reads a stream of server-sent events until it ends, as specified in the HTML standard ("9.2 Server-sent events"). The browser's
 * EventSource cannot be used, because it sends no bearer token.
 * @throws the read error if the connection breaks
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
      dispatchBlock(block, reader);
      block = [];
    }
  }
}

/** Dispatches the lines between two empty ones. A block without data is no event, but may contain a position. */
function dispatchBlock(lines: readonly string[], { onEvent, onPosition }: StreamReader): void {
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
