import axios, { type AxiosAdapter } from 'axios';

const networkAdapter = axios.defaults.adapter;
let fakeAdapter: AxiosAdapter | undefined;

/**
 * Sends calls through the current fake, if any. A client keeps the adapter that it was created with, and the clients of the console are
 * created once for all test files of a worker, by whichever file loads the console first.
 */
export function letTestsAnswer(): void {
  axios.defaults.adapter = (config) => axios.getAdapter(fakeAdapter ?? networkAdapter)(config);
}

/** Replaces the network for all clients from now on. */
export function answerCalls(adapter: AxiosAdapter): void {
  fakeAdapter = adapter;
}
