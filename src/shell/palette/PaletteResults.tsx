import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import PageIcon from '@mui/icons-material/DescriptionOutlined';
import RecentIcon from '@mui/icons-material/HistoryOutlined';
import HelpIcon from '@mui/icons-material/KeyboardOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import BrandIcon from '@mui/icons-material/PaletteOutlined';
import DeployIcon from '@mui/icons-material/RocketLaunchOutlined';
import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import SidebarIcon from '@mui/icons-material/ViewSidebarOutlined';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, useId, type ComponentType, type ReactNode, type Ref } from 'react';
import { sizes } from '../../theme/tokens';
import { AREA_ICONS } from '../icons';
import { VISUALLY_HIDDEN } from '../visuallyHidden';
import type { Command, CommandIcon, CommandSection, FoundText } from './commands';
import { paletteTexts } from './texts';
import type { PaletteSearch } from './usePaletteSearch';

/** The commands of the palette, by section. */
export function PaletteResults(props: {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly sections: readonly (readonly [CommandSection, readonly Command[]])[];
  readonly active: Command | undefined;
  readonly search: PaletteSearch['status'];
  readonly query: string;
  readonly onPoint: (command: Command) => void;
  readonly onRun: (command: Command) => void;
}): ReactNode {
  const { ref, id, sections, active, search, query, onPoint, onRun } = props;
  const count = sections.reduce((sum, [, commands]) => sum + commands.length, 0);
  const isSettled = search !== 'searching';
  return (
    <Box sx={{ height: 'min(400px, 55vh)', display: 'flex', flexDirection: 'column' }}>
      <Box ref={ref} id={id} role="listbox" aria-label={paletteTexts.results} sx={{ overflowY: 'auto', p: 1 }}>
        {sections.map(([section, commands]) => (
          <Group key={section} title={paletteTexts[section]}>
            {commands.map((command) => (
              <Option
                key={command.id}
                id={optionId(id, command)}
                command={command}
                isActive={command === active}
                onPoint={onPoint}
                onRun={onRun}
              />
            ))}
          </Group>
        ))}
      </Box>
      {search === 'unavailable' && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, pb: 1.5 }}>
          {paletteTexts.notSearched}
        </Typography>
      )}
      {search === 'failed' && (
        <Typography role="alert" variant="body2" color="error" sx={{ px: 2.5, pb: 1.5 }}>
          {paletteTexts.searchFailed}
        </Typography>
      )}
      {count === 0 && isSettled && search !== 'failed' && (
        <Box sx={{ textAlign: 'center', pt: 9 }}>
          <Typography sx={{ fontWeight: 600 }}>{paletteTexts.nothing({ query })}</Typography>
          <Typography color="textSecondary">{paletteTexts.nothingHint}</Typography>
        </Box>
      )}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {isSettled && paletteTexts.count({ count })}
      </Box>
    </Box>
  );
}

/** The id of an option's element. */
export function optionId(listId: string, command: Command): string {
  return `${listId} ${command.id}`.replace(/\s/g, '_');
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ mb: 1 }}>
      <Box
        id={id}
        role="presentation"
        sx={{ px: 1.5, py: 0.5, fontSize: 12, fontWeight: 600, color: 'text.secondary' }}
      >
        {title}
      </Box>
      {children}
    </Box>
  );
}

/** Not focusable: the input keeps the focus, even when the option is clicked. */
function Option(props: {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  readonly onPoint: (command: Command) => void;
  readonly onRun: (command: Command) => void;
}): ReactNode {
  const { id, command, isActive, onPoint, onRun } = props;
  const Icon = COMMAND_ICONS[command.icon];
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseMove={() => {
        if (!isActive) onPoint(command);
      }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onRun(command)}
      sx={OPTION}
    >
      <Icon fontSize="small" sx={{ color: 'text.secondary', flexShrink: 0 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={LINE}>
          <Typography noWrap sx={{ flexShrink: 0, maxWidth: { xs: '100%', sm: '65%' } }}>
            {command.label}
          </Typography>
          {command.hint !== undefined && (
            <Typography noWrap variant="body2" color="textSecondary">
              {command.hint}
            </Typography>
          )}
        </Box>
        {command.found && <Sentence found={command.found} />}
      </Box>
    </Box>
  );
}

/** The field and the sentence that matched, with the search words marked. */
function Sentence({ found: { text, marks, label } }: { readonly found: FoundText }): ReactNode {
  return (
    <Typography variant="body2" color="textSecondary" sx={SENTENCE}>
      {label !== undefined && <b>{paletteTexts.inField({ field: label })} </b>}
      {marks.map(({ from, to }, index) => (
        <Fragment key={from}>
          {text.slice(marks[index - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </Typography>
  );
}

const SENTENCE = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '& b': { fontWeight: 600 },
  '& mark': { bgcolor: 'transparent', color: 'text.primary', fontWeight: 600, textDecoration: 'underline' },
} as const;

/** Label and hint; stacked on phones. */
const LINE = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  justifyContent: 'space-between',
  columnGap: 1.5,
} as const;

const OPTION = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 38,
  '@media (pointer: coarse)': { minHeight: sizes.touch },
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  cursor: 'pointer',
  '&[aria-selected="true"]': {
    bgcolor: 'action.selected',
    boxShadow: ({ palette }: Theme) => `inset 3px 0 0 ${palette.primary.main}`,
  },
} as const;

const COMMAND_ICONS = {
  ...AREA_ICONS,
  start: HomeIcon,
  recent: RecentIcon,
  page: PageIcon,
  brand: BrandIcon,
  deploy: DeployIcon,
  dark: DarkIcon,
  light: LightIcon,
  sidebar: SidebarIcon,
  help: HelpIcon,
  logout: LogoutIcon,
} as const satisfies Record<CommandIcon, ComponentType<{ readonly fontSize?: 'small' }>>;
