import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const FOLDER = 'tests/unit/definition/wrong-areas';

const files = readdirSync(FOLDER).filter((name) => name !== 'parts.ts');

/** Compiler errors by file; all files are compiled in one program. */
function errorsOf(names: readonly string[]): ReadonlyMap<string, readonly ts.Diagnostic[]> {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8')) as {
    readonly config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, process.cwd());
  const program = ts.createProgram(
    names.map((name) => path.resolve(FOLDER, name)),
    { ...options, incremental: false },
  );
  return new Map(
    names.map((name) => {
      const source = program.getSourceFile(path.resolve(FOLDER, name));
      return [
        name,
        source ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)] : [],
      ];
    }),
  );
}

describe('an area with one wrong line', () => {
  const errors = errorsOf(files);

  it('is one of at least twenty', () => {
    expect(files.length).toBeGreaterThanOrEqual(20);
  });

  it.each(files)('has one compiler error, at that line: %s', (file) => {
    const lines = readFileSync(path.join(FOLDER, file), 'utf8').split('\n');
    const expectedLine = lines.findIndex((line) => line.includes('// expected: '));
    const expectedText = lines[expectedLine]?.split('// expected: ')[1] ?? '';
    const found = (errors.get(file) ?? []).map(({ file: source, start = 0, messageText }) => ({
      line: source?.getLineAndCharacterOfPosition(start).line,
      text: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }));
    expect(found).toEqual([{ line: expectedLine, text: expect.stringContaining(expectedText) as string }]);
  });
});
