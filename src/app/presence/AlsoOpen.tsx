import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Initials } from '../../shell/Initials';
import { VISUALLY_HIDDEN } from '../../shell/visuallyHidden';
import type { Visitor } from '../../stores/presence';
import { presenceTexts } from './texts';

/** How many people are named; the others are counted. */
const NAMED = 2;

/** Who else has a page or record open; who comes and goes is announced politely. */
export function AlsoOpen(props: {
  readonly people: readonly Visitor[];
  /** What is open, in messages. */
  readonly noun: string;
}): ReactNode {
  const { people, noun } = props;
  const shown = people.slice(0, NAMED);
  return (
    <>
      <Box aria-live="polite" sx={VISUALLY_HIDDEN}>
        {useComingsAndGoings(people, noun)}
      </Box>
      {people.length > 0 && (
        <Box sx={ROW} title={people.map(({ name }) => name).join(', ')}>
          <Box sx={{ display: 'flex', '& > * + *': { ml: -0.75 } }}>
            {shown.map(({ id, name }) => (
              <Initials key={id} name={name} size={26} isDecoration />
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary" noWrap>
            {presenceTexts.alsoOpen({ names: namesOf(people) })}
          </Typography>
        </Box>
      )}
    </>
  );
}

function namesOf(people: readonly Visitor[]): string {
  const names = people.slice(0, NAMED).map(({ name }) => name);
  const rest = people.length - names.length;
  return [...names, ...(rest > 0 ? [presenceTexts.more({ count: rest })] : [])].join(', ');
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

const ROW = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, mt: 0.25 } as const;
