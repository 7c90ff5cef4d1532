import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Session, SessionController, SessionState } from './session';

const SessionContext = createContext<SessionController | undefined>(undefined);

/** Provides the session to the screens below. */
export function SessionProvider(props: {
  readonly controller: SessionController;
  readonly children: ReactNode;
}): ReactNode {
  return <SessionContext value={props.controller}>{props.children}</SessionContext>;
}

export function useSessionController(): SessionController {
  const controller = useContext(SessionContext);
  if (!controller) throw new Error('A screen that needs the session must be inside SessionProvider.');
  return controller;
}

/** The state of the session; re-renders on changes. */
export function useSessionState(): SessionState {
  const { state } = useSessionController();
  return useSyncExternalStore(state.subscribe, state.get);
}

/** The session, for screens that are only shown to signed-in users. @throws Error without one */
export function useSession(): Session {
  const state = useSessionState();
  if (!('session' in state)) throw new Error('Nobody is signed in.');
  return state.session;
}
