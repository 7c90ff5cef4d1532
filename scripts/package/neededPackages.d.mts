/** An entry of package-lock.json. */
export interface LockedPackage {
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
export declare function importedPackages(folder: string): Promise<readonly string[]>;
export declare function neededFolders(
  lock: Readonly<Record<string, LockedPackage>>,
  names: readonly string[],
): readonly string[];
