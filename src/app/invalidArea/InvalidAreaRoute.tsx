import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { AreaDefinition } from '../../definition';
import { Message } from '../../shell/Message';
import { definitionTexts } from './texts';

/** Replaces the screens of an area with invalid definitions, in development: nothing opens, so nothing invalid is stored. */
export function InvalidAreaRoute(props: {
  readonly area: AreaDefinition;
  readonly problems: readonly string[];
}): ReactNode {
  const { area, problems } = props;
  return (
    <Message title={definitionTexts.heading} text={definitionTexts.hint({ area: area.name })}>
      <Box component="ul" sx={LIST}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </Box>
    </Message>
  );
}

const LIST = { m: 0, pl: 2.5, textAlign: 'left', overflowWrap: 'anywhere', display: 'grid', gap: 1 } as const;
