import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fieldTypes } from '../../tests/support/definitions/fieldExamples';
import { oneField } from '../support/store';
import { StoryForm } from '../support/StoryForm';

interface TypesPanelProps {
  /** Opens an example in the editor. */
  readonly onTake: (definition: unknown) => void;
}

/** Every field type with a small example. The types come from the language's schema, so new ones appear by themselves. */
export function TypesPanel({ onTake }: TypesPanelProps): ReactNode {
  return (
    <Box component="ul" aria-label="Field types" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
      {fieldTypes.map(({ type, description, example }) => (
        <Paper key={type} component="li" variant="outlined" sx={{ p: 2 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}>
            <Typography variant="h3" sx={{ fontSize: 16 }}>
              {type}
            </Typography>
            <Button size="small" aria-label={`Take ${type} into the editor`} onClick={() => onTake(oneField(example))}>
              Take
            </Button>
          </Box>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            {description}
          </Typography>
          <StoryForm definition={oneField(example)} idPrefix={`type-${type}`} />
        </Paper>
      ))}
    </Box>
  );
}
