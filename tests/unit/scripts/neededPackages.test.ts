import { describe, expect, it } from 'vitest';
import { neededFolders } from '../../../scripts/package/neededPackages.mjs';

describe('the packages needed by a build', () => {
  it('are its imports and their dependencies, the nearest of each, once', () => {
    const lock = {
      'node_modules/server': { dependencies: { parser: '1', logger: '1' } },
      'node_modules/server/node_modules/parser': { dependencies: { logger: '1', server: '1' } },
      'node_modules/parser': {},
      'node_modules/logger': {},
      'node_modules/other': {},
    };
    expect(neededFolders(lock, ['server', 'logger'])).toEqual([
      'node_modules/logger',
      'node_modules/server',
      'node_modules/server/node_modules/parser',
    ]);
  });

  it('may lack optional packages, and never include development packages', () => {
    const lock = {
      'node_modules/images': {
        optionalDependencies: { 'images-linux': '1', 'images-mac': '1' },
        peerDependencies: { bundler: '1', types: '1' },
        peerDependenciesMeta: { types: { optional: true } },
      },
      'node_modules/images-linux': {},
      'node_modules/bundler': { dev: true, dependencies: { logger: '1' } },
      'node_modules/logger': { dev: true },
    };
    expect(neededFolders(lock, ['images', 'bundler'])).toEqual(['node_modules/images', 'node_modules/images-linux']);
  });

  it('are an error if the lock file lacks one', () => {
    const lock = { 'node_modules/server': { dependencies: { parser: '1' } } };
    expect(() => neededFolders(lock, ['server'])).toThrow('node_modules/server needs parser');
  });
});
