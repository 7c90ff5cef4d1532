import axios, { AxiosError, AxiosHeaders, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';

/** A response of the fake network. */
export interface FakeAnswer {
  readonly status: number;
  readonly data?: unknown;
}

/** A request as sent. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly bearer: string | undefined;
  readonly body: unknown;
  readonly config: InternalAxiosRequestConfig;
}

/** An axios instance over a fake network; `sent` records its requests. */
export function fakeHttp(answer: (request: SentRequest) => FakeAnswer | Promise<FakeAnswer>): {
  readonly http: AxiosInstance;
  readonly sent: readonly SentRequest[];
} {
  const sent: SentRequest[] = [];
  const http = axios.create({
    adapter: async (config) => {
      const authorization = AxiosHeaders.from(config.headers).get('Authorization');
      const request: SentRequest = {
        method: (config.method ?? 'get').toUpperCase(),
        url: config.url ?? '',
        bearer: typeof authorization === 'string' ? authorization.replace('Bearer ', '') : undefined,
        body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
        config,
      };
      sent.push(request);
      const { status, data } = await answer(request);
      if (status === 0) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
      const response = { status, statusText: '', data, headers: {}, config };
      if (status >= 400) throw new AxiosError(`${status}`, undefined, config, undefined, response);
      return response;
    },
  });
  return { http, sent };
}
