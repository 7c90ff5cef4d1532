export declare function writeEmptySnapshot(file: string): Promise<void>;
