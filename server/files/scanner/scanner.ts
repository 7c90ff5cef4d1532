export type ScanResult =
  | { readonly status: 'clean' }
  | { readonly status: 'infected'; readonly signature: string }
  | { readonly status: 'not_scanned'; readonly reason: string };

/** Scans a local file for malware. It never throws: an unavailable scanner means "not scanned". */
export interface Scanner {
  scan(localPath: string): Promise<ScanResult>;
}
