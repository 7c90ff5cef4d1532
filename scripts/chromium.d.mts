export declare function ensureChromium(): string;
export declare function chromiumLaunchOptions(): { executablePath?: string; args: string[] };
export declare function testLaunchOptions(): { executablePath?: string; args: string[] };
