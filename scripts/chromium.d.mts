export declare function ensureChromium(): string;
export declare function chromiumLaunchOptions(): { executablePath?: string; args: string[] };
