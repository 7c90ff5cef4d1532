export interface Step {
  readonly name: string;
  readonly cores: number;
  readonly after?: readonly string[];
}
export declare function runSideBySide<S extends Step, Answer>(
  steps: readonly S[],
  options: { readonly cores: number; readonly run: (step: S) => Promise<Answer> },
): Promise<readonly Answer[]>;
export interface Turn {
  readonly write: (text: string | Uint8Array) => void;
  readonly end: () => void;
}
export declare function createTurns(show: (text: string | Uint8Array) => void): { readonly open: () => Turn };
