export type ProgramName =
  | 'start'
  | 'data'
  | 'doctor'
  | 'reset'
  | 'rotate-keys'
  | 'migrations'
  | 'audit-content'
  | 'audit-orders';
export declare const PROGRAMS: Readonly<Record<ProgramName, string>>;
export declare function builtName(source: string): string;
