import 'fake-indexeddb/auto';
import { ThemeProvider } from '@mui/material';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { vi } from 'vitest';
import type { User } from '../../../../src/api/identity';
import { ShownQueriesProvider } from '../../../../src/app/ShownQueries';
import type { Brand } from '../../../../src/definition';
import { SessionProvider } from '../../../../src/session/SessionContext';
import { ToastProvider } from '../../../../src/shell/toasts';
import { createConsoleTheme } from '../../../../src/theme/theme';
import { answerCalls } from '../../../support/network';
import { answerOf, type GraphQLAnswer, type GraphQLCall } from '../../support/contentService';
import type { FakeAnswer } from '../../support/http';
import { userWith } from '../../support/people';
import { signedIn, tokensOfTab } from '../../support/sessions';

/** An upload as the content service receives it. */
export interface ReceivedUpload {
  readonly to: string;
  readonly fields: Readonly<Record<string, FormDataEntryValue>>;
}

/** A request to the identity service, without its path. */
export interface IdentityRequest {
  /** `GET`, `POST`, `PUT`. */
  readonly method: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** The opened address, its user, and the services behind it. */
interface ScreenRequest {
  readonly path: string;
  /** `none` for a platform administrator; AVIDA by default. */
  readonly brand?: Brand | 'none';
  readonly scopes: readonly string[];
  /** Responses of the content service (see `pageService`); an Error is a GraphQL error with its code. */
  readonly answer: (call: GraphQLCall) => GraphQLAnswer | Promise<GraphQLAnswer>;
  /** Responses of the identity service, by path below its base URL; absent: the service is not available. */
  readonly identity?: ((path: string, request: IdentityRequest) => FakeAnswer) | undefined;
  /** What the services offer beyond the specification; absent: detection is skipped and everything is assumed to be offered. */
  readonly offers?: readonly string[] | undefined;
  /** Changes to the user at the next sign-in. */
  readonly again?: Partial<User> | undefined;
}

/** The network of the running test, in a variable because the console's services are created once and keep their transport. */
let network: Pick<ScreenRequest, 'answer' | 'identity' | 'offers'> & {
  readonly asked: GraphQLCall[];
  readonly uploaded: ReceivedUpload[];
  readonly fetched: string[];
};

const theme = createConsoleTheme({ accent: '#7a5c2e', mode: 'light' });

/**
 * Opens a screen of the console at its address, without the surrounding layout, and sets up a user.
 * @returns the user, the content requests, uploads and fetched file addresses, and the location of the console
 */
export async function openScreen(request: ScreenRequest) {
  const { path, brand = 'AVIDA', scopes, answer, identity, offers, again } = request;
  network = { answer, identity, offers, asked: [], uploaded: [], fetched: [] };
  const { asked, uploaded, fetched } = network;
  stubBrowser();
  localStorage.setItem('ACCESS_TOKEN', 'a1');
  localStorage.setItem('REFRESH_TOKEN', 'r1');
  if (offers !== undefined) {
    const { services } = await import('../../../../src/app/services');
    await services.capabilities.detect(services.content);
    asked.length = 0;
  }
  const { routes } = await import('../../../../src/app/routes');
  const tenants = brand === 'none' ? [] : [`tenant-${brand.toLowerCase()}`];
  const user = userWith({ scopes, tenants });
  const tokens = tokensOfTab();
  const controller = await signedIn(user, { tokens, again: { ...user, ...again } });
  const root = (
    <ThemeProvider theme={theme}>
      <SessionProvider controller={controller}>
        <ToastProvider>
          <ShownQueriesProvider brand={brand === 'none' ? undefined : brand}>
            <Outlet />
          </ShownQueriesProvider>
        </ToastProvider>
      </SessionProvider>
    </ThemeProvider>
  );
  const router = createMemoryRouter([{ element: root, HydrateFallback: Nothing, children: screensOf(routes) }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  /** The session ends, and the same person signs in again. */
  async function signInAgain() {
    await act(async () => tokens.clear());
    await act(async () => tokens.write({ accessToken: 'a2', refreshToken: 'r2' }));
    await act(() => controller.signedInAgain());
  }
  const address = () => router.state.location.pathname;
  return { user: userEvent.setup(), asked, uploaded, fetched, router, address, signInAgain };
}

/** The content service: GraphQL requests and file downloads. */
async function receive(address: string, init?: RequestInit): Promise<Response> {
  if (init?.method === 'POST') {
    return answerOf((call) => {
      network.asked.push(call);
      // No list has saved views; these have their own tests.
      return call.name === 'ListViews' ? { listViews: [] } : network.answer(call);
    }, init);
  }
  network.fetched.push(address);
  return new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
}

/** Uploads, the identity service, and capability detection. */
async function receiveCall(config: InternalAxiosRequestConfig) {
  const answer = { status: 200, statusText: '', headers: {}, config };
  const [, path] = /^\/iam(\/.*)/.exec(new URL(config.url ?? '', window.location.href).pathname) ?? [];
  if (path !== undefined && network.identity) {
    const { method = 'get', params = {}, data } = config;
    const request = {
      method: method.toUpperCase(),
      parameters: params as IdentityRequest['parameters'],
      body: typeof data === 'string' ? (JSON.parse(data) as unknown) : data,
    };
    const response = { ...answer, data: undefined, ...network.identity(path, request) };
    if (response.status < 400) return response;
    throw new AxiosError(`${response.status}`, undefined, config, undefined, response);
  }
  if (config.method === 'get') return { ...answer, data: { offers: network.offers } };
  const fields = Object.fromEntries(config.data as FormData);
  network.uploaded.push({ to: new URL(config.url ?? '', window.location.href).pathname, fields });
  const { name, type } = fields['file'] as File;
  return { ...answer, status: 201, data: { key: `files/${name}`, fileName: name, fileType: type } };
}

/** The routes of the screens, without the layout root them. */
function screensOf(routes: readonly RouteObject[]): RouteObject[] {
  const [layoutRoute] = routes.find(({ id }) => id === 'console')?.children ?? [];
  return layoutRoute?.children ?? [];
}

/** Stubs the network and the browser APIs that jsdom lacks. */
function stubBrowser(): void {
  vi.stubGlobal('fetch', receive);
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  answerCalls(receiveCall);
  // jsdom has no layout, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
}

function Nothing() {
  return null;
}
