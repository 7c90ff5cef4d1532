import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { footerRef } from '../hooks/footerHeight';
import { sizes } from '../theme/tokens';
import { DrawerBody, DrawerFoot } from './DrawerFrame';

/** A screen of several editors with a shared save bar, and next to them a shared outline or the preview of one. */
export function PartsFrame(props: {
  readonly parts: ReactNode;
  readonly outline: ReactNode;
  /** Receives the container for a preview. */
  readonly setBeside: (place: Element | null) => void;
  readonly foot: ReactNode;
}): ReactNode {
  const { parts, outline, setBeside, foot } = props;
  return (
    <>
      <Box sx={PARTS_GRID}>
        <Box sx={{ minWidth: 0 }}>{parts}</Box>
        <Box ref={setBeside} sx={{ minWidth: 0, '&:empty': { display: 'none' } }} data-beside="" />
        <Box sx={OUTLINE} data-outline="">
          {outline}
        </Box>
      </Box>
      <Box ref={footerRef} sx={FOOT}>
        {foot}
      </Box>
    </>
  );
}

/** The parts of an editor that a frame lays out; only head and form while it loads. */
interface EditorParts {
  readonly head: ReactNode;
  /** Buttons for the whole form. */
  readonly tools?: ReactNode;
  readonly form: ReactNode;
  readonly outline?: ReactNode;
  /** Replaces the outline next to the form. */
  readonly beside?: ReactNode;
  readonly foot?: ReactNode;
  /** Shows only the head. */
  readonly isFolded?: boolean;
  readonly onFocus?: (() => void) | undefined;
}

/** An editor on the screen: the outline or the preview next to the form, the save bar sticky at the foot. */
export function ScreenFrame(props: EditorParts): ReactNode {
  const { head, tools, form, outline, beside, foot, isFolded = false, onFocus } = props;
  return (
    <>
      <Box sx={beside === undefined ? EDITOR_GRID : PREVIEW_GRID} onFocusCapture={onFocus}>
        <Box sx={{ minWidth: 0 }}>
          <Head head={head} tools={tools} />
          <Box hidden={isFolded}>{form}</Box>
        </Box>
        {beside ?? <Box sx={OUTLINE}>{!isFolded && outline}</Box>}
      </Box>
      {foot !== undefined && (
        <Box ref={footerRef} hidden={isFolded} sx={FOOT}>
          {foot}
        </Box>
      )}
    </>
  );
}

/** One of several editors on a screen, which owns outline, preview and save bar. */
export function PartFrame({ head, tools, form, isFolded = false, onFocus }: EditorParts): ReactNode {
  return (
    <Box onFocusCapture={onFocus}>
      <Head head={head} tools={tools} />
      <Box hidden={isFolded}>{form}</Box>
    </Box>
  );
}

function Head({ head, tools }: Pick<EditorParts, 'head' | 'tools'>): ReactNode {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={HEAD}>
        {head}
        {tools !== undefined && <Box sx={TOOLS}>{tools}</Box>}
      </Box>
    </Box>
  );
}

/** An editor in a drawer, which shows its title; there is no room for an outline. */
export function DrawerEditorFrame({ head, tools, form, foot }: EditorParts): ReactNode {
  return (
    <>
      <DrawerBody>
        {tools !== undefined && <Box sx={DRAWER_TOOLS}>{tools}</Box>}
        {head}
        {form}
      </DrawerBody>
      {foot !== undefined && <DrawerFoot>{foot}</DrawerFoot>}
    </>
  );
}

/** Wide enough for title and tools on one line. */
const BESIDE_TITLE = '@container (min-width: 700px)';

/** The form next to its outline, where there is room for one. */
const EDITOR_GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, ${sizes.form}px) ${sizes.outline}px` },
  columnGap: 4.5,
  justifyContent: 'center',
  px: { xs: 2, md: 4 },
  pt: 3.25,
  pb: 4,
} as const;

/** The form next to its preview. */
const PREVIEW_GRID = {
  ...EDITOR_GRID,
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
  columnGap: 3,
} as const;

/** A preview replaces the outline. */
const PARTS_GRID = {
  ...EDITOR_GRID,
  '&:has(> [data-beside]:not(:empty))': {
    gridTemplateColumns: PREVIEW_GRID.gridTemplateColumns,
    columnGap: PREVIEW_GRID.columnGap,
  },
  '& > [data-beside]:not(:empty) + [data-outline]': { display: 'none' },
} as const;

/** The tools go next to the title, or below the description if there is no room; everything else has the full width. */
const HEAD = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 2,
  '& > *': { minWidth: 0 },
  [BESIDE_TITLE]: {
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(80%)',
    // As high as a button: no layout shift when the tools appear.
    gridTemplateRows: 'minmax(38px, auto)',
    '& > h1': { gridRow: 1, pt: 0.5 },
    '& > :not(h1)': { gridColumn: '1 / -1' },
  },
} as const;
const TOOLS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mb: 2,
  gridRow: 3,
  [BESIDE_TITLE]: {
    '&&': { gridColumn: 2 },
    gridRow: 1,
    justifyContent: 'flex-end',
    alignItems: 'center',
    '&:not(:only-child)': { mb: 0 },
  },
  '&:empty': { display: 'none' },
} as const;
const DRAWER_TOOLS = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { xs: 'flex-start', sm: 'flex-end' },
  gap: 1,
  mb: 1,
  '&:empty': { display: 'none' },
} as const;

/** Hidden on narrow screens, where the problem summary links to the fields that need attention. */
const OUTLINE = {
  display: { xs: 'none', lg: 'block' },
  position: 'sticky',
  top: sizes.header + 26,
  alignSelf: 'start',
} as const;

const FOOT = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  mt: 'auto',
  px: { xs: 2, md: 4 },
  py: 1.5,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;
