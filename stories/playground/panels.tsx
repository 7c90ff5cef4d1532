import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { diffLines } from 'diff';
import { useMemo, useState, type ReactNode } from 'react';
import type { Brand, EditorDefinition } from '../../src/definition';
import { EditorForm, FormServicesProvider, SaveBar } from '../../src/form';
import { storyServices } from '../support/services';
import { brandNotes } from './brandNotes';
import { plainOf, sendingOf } from './plan';
import type { Work } from './useWork';

const SERVICES = storyServices();

/** The form with its save bar, as in the console. */
export function FormPanel({
  work,
  editor,
  brand,
}: {
  readonly work: Work;
  readonly editor: EditorDefinition;
  readonly brand: Brand;
}): ReactNode {
  const { notes, missing, first } = useMemo(() => brandNotes(editor, work.compiled), [editor, work.compiled]);
  return (
    <FormServicesProvider value={SERVICES}>
      {missing.length > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {brand} has none of these fields of {first}: {missing.join(', ')}.
        </Alert>
      )}
      <EditorForm key={`${editor.name} ${brand}`} store={work.store} notes={notes} />
      <SaveBar store={work.store} onSave={work.save} onCancel={() => undefined} />
    </FormServicesProvider>
  );
}

/** What would be stored; the lines that the last change affected are marked. */
export function TreePanel({ work }: { readonly work: Work }): ReactNode {
  const { compiled, tree, before } = work;
  const parts = diffLines(printed(plainOf(compiled, before)), printed(plainOf(compiled, tree)));
  const isFirst = before === tree;
  return (
    <>
      <Hint>What is stored when the form is saved now. Lines that the last change made are marked.</Hint>
      <Pre label="Stored tree">
        {parts.map(({ value, added, removed }, index) => {
          if (removed) return null;
          if (!added || isFirst) return <span key={index}>{value}</span>;
          return (
            <Box
              component="mark"
              key={index}
              sx={{ bgcolor: 'success.light', color: 'success.contrastText', display: 'block' }}
            >
              {value}
            </Box>
          );
        })}
      </Pre>
    </>
  );
}

/** The calls of a save. */
export function PlanPanel({ work }: { readonly work: Work }): ReactNode {
  const calls = sendingOf(work);
  return (
    <>
      <Hint>
        {work.stored === undefined ? 'The first save' : 'A later save'}, as one document and one transaction:{' '}
        {calls.length} {calls.length === 1 ? 'call' : 'calls'}. SAVE below the form stores it, so that the next one is a
        later save.
      </Hint>
      {calls.map(({ call, sent }, index) => (
        <Box key={index} sx={{ mb: 2 }}>
          <Typography variant="h3" sx={{ fontSize: 15, mb: 0.5 }}>
            {index + 1}. {call}
          </Typography>
          <Pre label={`${index + 1}. ${call}`}>{printed(sent)}</Pre>
        </Box>
      ))}
    </>
  );
}

/** The schemas that the definition is compiled to. */
export function SchemaPanel({ work }: { readonly work: Work }): ReactNode {
  const { schema, uiSchema, validationSchema } = work.compiled;
  const schemas = { 'Rules (Ajv)': validationSchema, 'Structure (RJSF)': schema, uiSchema };
  const [name, setName] = useState<keyof typeof schemas>('Rules (Ajv)');
  return (
    <>
      <TextField
        select
        size="small"
        label="Schema"
        value={name}
        sx={{ mb: 2, minWidth: 200 }}
        onChange={(event) => setName(event.target.value as keyof typeof schemas)}
      >
        {Object.keys(schemas).map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <Pre label={name}>{printed(schemas[name])}</Pre>
    </>
  );
}

/** An explanation above the content of a tab. */
export function Hint({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
      {children}
    </Typography>
  );
}

/** Preformatted text. */
export function Pre({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{
        m: 0,
        p: 1.5,
        overflow: 'auto',
        fontSize: 12.5,
        lineHeight: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      {children}
    </Box>
  );
}

/** A value as JSON. */
export function printed(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
