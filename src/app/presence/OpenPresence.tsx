import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { truncateNames } from '../../lib/truncateNames';
import { Initials } from '../../shell/Initials';
import { VISUALLY_HIDDEN } from '../../shell/visuallyHidden';
import { createPresence, type PresenceTarget, type Visitor } from '../../stores/presence';
import { services } from '../services';
import { presenceTexts } from './texts';

/** Shows who else has the open page or record open. */
export function OpenPresence(props: {
  /** Must be referentially stable. */
  readonly of: PresenceTarget;
  /** For example 'page', 'entry'. */
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

/** Maximum number of people who are named; the others are counted. */
const MAX_NAMED_PEOPLE = 2;

/** The people who also have a page or record open; arrivals and departures are announced politely. */
export function AlsoOpen(props: {
  readonly people: readonly Visitor[];
  /** Noun for the entry, in messages. */
  readonly noun: string;
}): ReactNode {
  const { people, noun } = props;
  const names = people.map(({ name }) => name);
  return (
    <>
      <Box aria-live="polite" sx={VISUALLY_HIDDEN}>
        {usePresenceAnnouncement(people, noun)}
      </Box>
      {people.length > 0 && (
        <Box sx={ROW} title={names.join(', ')}>
          <Box sx={{ display: 'flex', '& > * + *': { ml: -0.75 } }}>
            {people.slice(0, MAX_NAMED_PEOPLE).map(({ id, name }) => (
              <Initials key={id} name={name} size={26} isDecorative />
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary" noWrap>
            {presenceTexts.alsoOpen({ names: truncateNames(names, MAX_NAMED_PEOPLE, presenceTexts.more).join(', ') })}
          </Typography>
        </Box>
      )}
    </>
  );
}

/** Text about the last arrivals and departures. */
function usePresenceAnnouncement(people: readonly Visitor[], noun: string): string {
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
