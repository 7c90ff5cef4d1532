import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ownProperty } from '../lib/objects';
import type { AppearanceSetting } from '../theme/appearance';
import { tokenVariables } from '../theme/tokens';
import { sessionTexts, VERSION_LABEL } from './texts';
import './SignInPage.css';

/** The route that sends the browser to the provider (SIGN-005). */
export const SIGN_IN_PATH = '/social/azure/login';

/** The sign-in page's own route (SIGN-002). */
export const LOGIN_PATH = '/admin/login';

/** One button, the version, and why the last sign-in failed or the session ended (SIGN-001 to SIGN-004, B-55). */
export function SignInPage({ appearance }: { readonly appearance: AppearanceSetting }): ReactNode {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  useEffect(() => {
    document.title = `${sessionTexts.signIn} · ${sessionTexts.product}`;
  }, []);
  return (
    <SignInFrame appearance={appearance}>
      <h1>{sessionTexts.product}</h1>
      <p>{sessionTexts.tagline}</p>
      <Notice error={query.get('error')} notice={query.get('notice')} />
      <button type="button" onClick={() => void navigate(SIGN_IN_PATH)}>
        {sessionTexts.signIn}
      </button>
      <p className="sign-in-version">{VERSION_LABEL}</p>
    </SignInFrame>
  );
}

/** The frame of the sign-in pages, which load no component library, to render immediately. */
export function SignInFrame(props: {
  readonly appearance: AppearanceSetting;
  readonly children: ReactNode;
}): ReactNode {
  const { mode } = useSyncExternalStore(props.appearance.subscribe, props.appearance.get);
  return (
    <div className="sign-in" style={{ ...tokenVariables(mode), colorScheme: mode }}>
      <div className="sign-in-picture">
        <Skyline />
      </div>
      <main>{props.children}</main>
    </div>
  );
}

/** `notice` is set by the console (`idle`, `ended`); `error` is the error code of the identity service or the provider. */
function Notice({ error, notice }: { readonly error: string | null; readonly notice: string | null }): ReactNode {
  if (error !== null) {
    const refusals: Readonly<Record<string, string>> = sessionTexts.signInRefused;
    return (
      <p className="sign-in-notice" role="alert">
        {ownProperty(refusals, error) ?? sessionTexts.signInFailed}
      </p>
    );
  }
  if (notice === null) return null;
  return (
    <p className="sign-in-notice" role="status">
      {notice === 'idle' ? sessionTexts.idleEnded : sessionTexts.ended}
    </p>
  );
}

/** Towers: left edge, width and top in SVG units, and the rows with lit windows. */
const TOWERS = [
  { x: 20, width: 90, top: 330, tone: '#243044', lit: [0, 3, 5] },
  { x: 120, width: 70, top: 210, tone: '#2b3a52', lit: [1, 2, 6, 9] },
  { x: 200, width: 120, top: 290, tone: '#223046', lit: [0, 4, 5, 7] },
  { x: 330, width: 80, top: 130, tone: '#33455f', lit: [2, 5, 8, 11, 12] },
  { x: 420, width: 100, top: 250, tone: '#27364c', lit: [1, 3, 8] },
  { x: 530, width: 60, top: 340, tone: '#2d3d55', lit: [0, 2] },
] as const;

const ROW_HEIGHT = 26;
const GROUND = 560;

/** The decorative picture of the sign-in page: a town at dusk. */
function Skyline(): ReactNode {
  return (
    <svg viewBox="0 0 610 700" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="skyline-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#151a22" />
          <stop offset="0.62" stopColor="#31415b" />
          <stop offset="0.8" stopColor="#b98a56" />
        </linearGradient>
      </defs>
      <rect width="610" height="700" fill="url(#skyline-dusk)" />
      <circle cx="470" cy="120" r="34" fill="#f1dfbf" opacity="0.85" />
      <path d="M0 520 L120 450 L240 500 L380 430 L520 490 L610 450 L610 700 L0 700 Z" fill="#4d4a4c" opacity="0.55" />
      {TOWERS.map(({ x, width, top, tone, lit }) => (
        <g key={x}>
          <rect x={x} y={top} width={width} height={GROUND - top} rx="3" fill={tone} />
          {lit.map((row) => (
            <g key={row} fill="#f0d49a" opacity={0.9}>
              <rect x={x + 14} y={top + 18 + row * ROW_HEIGHT} width={width / 5} height="9" rx="1" />
              <rect
                x={x + width - 14 - width / 5}
                y={top + 18 + ((row * 5) % 9) * ROW_HEIGHT * 0.8}
                width={width / 5}
                height="9"
                rx="1"
              />
            </g>
          ))}
        </g>
      ))}
      <rect y={GROUND} width="610" height="140" fill="#1b222d" />
      <path
        d={`M0 ${GROUND + 40} C160 ${GROUND + 10} 420 ${GROUND + 78} 610 ${GROUND + 30}`}
        stroke="#5f7a68"
        strokeWidth="26"
        fill="none"
        opacity="0.7"
      />
    </svg>
  );
}
