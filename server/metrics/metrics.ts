import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/**
 * The Prometheus metrics of the services. Labels have few values, all of them ours: never anything sent by a caller.
 */
export interface Metrics {
  readonly registry: Registry;
  readonly requestSeconds: Histogram<'method' | 'route' | 'status'>;
  readonly documents: Counter<'operation' | 'outcome'>;
  readonly documentCost: Histogram;
  readonly querySeconds: Histogram;
  readonly transactionSeconds: Histogram;
  readonly uploads: Counter<'kind' | 'outcome'>;
  readonly uploadedBytes: Counter<'kind'>;
  readonly damagedFiles: Counter;
  readonly scanSeconds: Histogram<'result'>;
  readonly backgroundRuns: Counter<'work' | 'outcome'>;
}

/**
 * Creates the metrics of one application, all at zero.
 * @param withProcess adds the default Node.js metrics (memory, CPU time, event loop)
 */
export function createMetrics({ withProcess }: { readonly withProcess: boolean }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (withProcess) collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'brand_console_http_request_seconds',
      help: "HTTP requests by method, route and status; the route 'other' is the console and what does not exist.",
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    documents: new Counter({
      name: 'brand_console_graphql_documents_total',
      help: "GraphQL documents by operation field and outcome: OK or the code of the first error. A document with several fields counts for each; the operation 'none' is a document that was refused before it ran.",
      labelNames: ['operation', 'outcome'],
      registers,
    }),
    documentCost: new Histogram({
      name: 'brand_console_graphql_document_cost',
      help: 'What GraphQL documents cost, refused ones included; DOCUMENT_COST is the most.',
      buckets: COST_BUCKETS,
      registers,
    }),
    querySeconds: new Histogram({
      name: 'brand_console_database_query_seconds',
      help: 'SQL statements; outside a transaction the wait for a connection is part of it.',
      buckets: DATABASE_BUCKETS,
      registers,
    }),
    transactionSeconds: new Histogram({
      name: 'brand_console_database_transaction_seconds',
      help: 'Database transactions, the wait for a connection and repetitions after a deadlock included.',
      buckets: DATABASE_BUCKETS,
      registers,
    }),
    uploads: new Counter({
      name: 'brand_console_uploads_total',
      help: 'Uploads by call and outcome: stored, not_scanned (stored all the same), infected, refused or failed.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    uploadedBytes: new Counter({
      name: 'brand_console_upload_bytes_total',
      help: 'Bytes of the files that arrived whole, by call.',
      labelNames: ['kind'],
      registers,
    }),
    damagedFiles: new Counter({
      name: 'brand_console_damaged_files_total',
      help: 'Stored files that this node found damaged (too short, too long, or other bytes than were uploaded), each once.',
      registers,
    }),
    scanSeconds: new Histogram({
      name: 'brand_console_scan_seconds',
      help: 'Scans of uploads by result: clean, infected or not_scanned.',
      labelNames: ['result'],
      buckets: SCAN_BUCKETS,
      registers,
    }),
    backgroundRuns: new Counter({
      name: 'brand_console_background_runs_total',
      help: 'Runs of the daily work on this node by outcome: done or failed. That on its own folder runs every hour.',
      labelNames: ['work', 'outcome'],
      registers,
    }),
  };
}

/** Upper bounds in seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Includes a third of the default budget. */
const COST_BUCKETS = [500, 2_000, 5_000, 10_000, 20_000, 33_000, 50_000, 100_000, 200_000];
const DATABASE_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const SCAN_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 120];
