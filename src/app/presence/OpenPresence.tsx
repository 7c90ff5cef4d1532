import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { firstNamed } from '../../lib/named';
import { Initials } from '../../shell/Initials';
import { VISUALLY_HIDDEN } from '../../shell/visuallyHidden';
import { createPresence, type Visited, type Visitor } from '../../stores/presence';
import { services } from '../services';
import { presenceTexts } from './texts';

/** Who else has a page or record open, as long as it is open here. */
export function OpenPresence(props: {
  /** Must stay the same object while it is the same. */
  readonly of: Visited;
  /** What it is called: 'page', 'entry'. */
  readonly noun: string;
}): ReactNode {
  const { of, noun } = props;
  const presence = useMemo(
    () =>
      createPresence({
        client: services.content,
        live: services.live,
        of,
        newId: () => crypto.randomUUID(),
        page: document,
        events: window,
      }),
    [of],
  );
  useEffect(() => presence.watch(), [presence]);
  return <AlsoOpen people={useSyncExternalStore(presence.others.subscribe, presence.others.get)} noun={noun} />;
}

/** How many people are named; the others are counted. */
const NAMED = 2;

/** Who else has a page or record open; who comes and goes is announced politely. */
export function AlsoOpen(props: {
  readonly people: readonly Visitor[];
  /** What is open, in messages. */
  readonly noun: string;
}): ReactNode {
  const { people, noun } = props;
  const names = people.map(({ name }) => name);
  return (
    <>
      <Box aria-live="polite" sx={VISUALLY_HIDDEN}>
        {useComingsAndGoings(people, noun)}
      </Box>
      {people.length > 0 && (
        <Box sx={ROW} title={names.join(', ')}>
          <Box sx={{ display: 'flex', '& > * + *': { ml: -0.75 } }}>
            {people.slice(0, NAMED).map(({ id, name }) => (
              <Initials key={id} name={name} size={26} isDecoration />
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary" noWrap>
            {presenceTexts.alsoOpen({ names: firstNamed(names, NAMED, presenceTexts.more).join(', ') })}
          </Typography>
        </Box>
      )}
    </>
  );
}

/** What changed last, in words. */
function useComingsAndGoings(people: readonly Visitor[], noun: string): string {
  const [before, setBefore] = useState<readonly Visitor[]>([]);
  const [text, setText] = useState('');
  if (before !== people) {
    setBefore(people);
    const came = people.filter(({ id }) => before.every((one) => one.id !== id));
    const left = before.filter(({ id }) => people.every((one) => one.id !== id));
    setText(
      [
        ...came.map(({ name }) => presenceTexts.came({ name, noun })),
        ...left.map(({ name }) => presenceTexts.left({ name, noun })),
      ].join(' '),
    );
  }
  return text;
}

const ROW = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 } as const;
