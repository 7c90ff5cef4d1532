import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { keyLabels, SHORTCUTS, type ShortcutName } from '../lib/shortcuts';
import { ClosableDialog } from './ClosableDialog';
import { isMac, Keys } from './Keys';
import { shortcutTexts } from './texts';

/** An action and its alternative key combinations. */
interface Line {
  readonly text: string;
  readonly keys: readonly (readonly string[])[];
}

/** The list of shortcuts, rendered from the keybinding table. */
export function ShortcutHelp({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { groups, items, richText, keys } = shortcutTexts;
  return (
    <ClosableDialog title={shortcutTexts.title} maxWidth="xs" onClose={onClose}>
      <Group title={groups.everywhere} lines={[lineOf('palette'), lineOf('help')]} />
      <Group title={groups.form} lines={[lineOf('save'), lineOf('undo'), lineOf('redo')]} />
      <Group
        title={groups.items}
        lines={[
          { text: items.pickUp, keys: [[keys.space]] },
          { text: items.move, keys: [[keys.up], [keys.down]] },
          { text: items.leave, keys: [[keys.escape]] },
        ]}
      />
      <Group
        title={groups.richText}
        lines={[
          { text: richText.nextCell, keys: [[keys.tab]] },
          { text: richText.toolbar, keys: [[keys.alt, 'F10']] },
        ]}
      />
    </ClosableDialog>
  );
}

function lineOf(name: ShortcutName): Line {
  return { text: shortcutTexts.names[name], keys: SHORTCUTS[name].keys.map((one) => keyLabels(one, isMac())) };
}

function Group({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }): ReactNode {
  return (
    <Box component="section" sx={{ mb: 2.25 }}>
      <Typography component="h3" variant="body2" color="textSecondary" sx={{ fontWeight: 600, mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {lines.map(({ text, keys }) => (
          <Box key={text} sx={LINE}>
            <dt>{text}</dt>
            <Box component="dd" sx={{ m: 0, display: 'flex', gap: 0.75, alignItems: 'baseline', flexShrink: 0 }}>
              {keys.map((words, index) => (
                <span key={words.join(' ')}>
                  {index > 0 && (
                    <Box component="span" sx={{ mr: 0.75, fontSize: 12, color: 'text.secondary' }}>
                      {shortcutTexts.or}
                    </Box>
                  )}
                  <Keys labels={words} />
                </span>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const LINE = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
  py: 0.75,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const;
