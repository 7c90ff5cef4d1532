import { expect } from 'vitest';

/** The samples of GET /metrics by their name and labels, verbatim. */
export type Samples = ReadonlyMap<string, number>;

/** Reads the metrics as Prometheus does. */
export async function readMetrics(url: string): Promise<Samples> {
  const response = await fetch(`${url}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line): [string, number] => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
