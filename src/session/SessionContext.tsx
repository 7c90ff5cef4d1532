import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Session, SessionController, SessionState } from './session';

const SessionContext = createContext<SessionController | undefined>(undefined);

/** Gives the screens below their session. */
export function SessionProvider(props: {
  readonly controller: SessionController;
  readonly children: ReactNode;
}): ReactNode {
  return <SessionContext value={props.controller}>{props.children}</SessionContext>;
}

/** The session's controller. */
export function useSessionController(): SessionController {
  const controller = useContext(SessionContext);
  if (!controller) throw new Error('A screen that needs the session must be inside SessionProvider.');
  return controller;
}

/** The state of the session, kept current. */
export function useSessionState(): SessionState {
  const { state } = useSessionController();
  return useSyncExternalStore(state.subscribe, state.get);
}

/** The session of a screen that shows only to who is signed in. */
export function useSession(): Session {
  const state = useSessionState();
  if (!('session' in state)) throw new Error('Nobody is signed in.');
  return state.session;
}
