import { readFileSync } from 'node:fs';
import path from 'node:path';

const GUIDE = path.join('docs', 'operate', 'failover.md');

/**
 * The commands of docs/operate/failover.md, so that exactly what the guide says is tested.
 * @param name the word after `sh` at the beginning of the code block
 * @throws RangeError if the guide has no such block
 */
export function guideCommands(name: string): string {
  const [, indent = '', commands] =
    new RegExp(`^( *)\`\`\`sh ${name}\\n([\\s\\S]*?)^ *\`\`\`$`, 'm').exec(readFileSync(GUIDE, 'utf8')) ?? [];
  if (commands === undefined) throw new RangeError(`${GUIDE} has no commands '${name}'.`);
  return commands.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}
