export type ScanResult =
  | { readonly status: 'clean' }
  | { readonly status: 'infected'; readonly signature: string }
  | { readonly status: 'not_scanned'; readonly reason: string };

/** Looks for malware in a local file. It never throws: a scanner that is down means "not scanned". */
export interface Scanner {
  scan(localPath: string): Promise<ScanResult>;
}
