export interface LockedPackage {
  readonly version?: string;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly dev?: boolean;
  readonly link?: boolean;
}
export declare function ensureInstalled(options?: { readonly development?: boolean }): void;
export declare function isOutOfDate(
  required: Readonly<Record<string, LockedPackage>>,
  installed: Readonly<Record<string, LockedPackage>>,
  options: { readonly development: boolean },
): boolean;
