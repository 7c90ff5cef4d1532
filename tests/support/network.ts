import axios, { type AxiosAdapter } from 'axios';

const own = axios.defaults.adapter;
let answering: AxiosAdapter | undefined;

/**
 * Asks whoever answers calls now. A client keeps the adapter that it was made with, and the clients of the console are there once for all
 * files of a worker, whichever of them loads the console first.
 */
export function letTestsAnswer(): void {
  axios.defaults.adapter = (config) => axios.getAdapter(answering ?? own)(config);
}

/** Answers the calls of all clients from now on, in the place of the network. */
export function answerCalls(by: AxiosAdapter): void {
  answering = by;
}
