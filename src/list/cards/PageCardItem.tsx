import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import PlayIcon from '@mui/icons-material/PlayCircleOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { CardLine, CardList } from '../../definition';
import type { SortableItem } from '../../hooks/useSortableItem';
import type { CardPage } from '../../stores/cardPages';
import { PlanNote } from '../../shell/plans/PlanNote';
import { planTexts } from '../../shell/plans/texts';
import { SelectCheckbox } from '../bulk/SelectCheckbox';
import type { Selection } from '../bulk/useSelection';
import { useMenu } from '../../hooks/useMenu';
import { coverOf, lineText, tagText, titleText, type Cover } from './cardFacts';
import { cardTexts } from './texts';

/** One page of a card list (CARD-005 to CARD-009). */
export function PageCardItem(props: {
  readonly page: CardPage;
  readonly list: Pick<CardList, 'title' | 'lines' | 'tag' | 'tagChoices' | 'video' | 'canFeature'>;
  /** Additional chip on the picture. */
  readonly mark?: string | undefined;
  /** Notes on scheduled plans, below the lines. */
  readonly notes?: readonly string[] | undefined;
  /** Link of the card; undefined: it does not open. */
  readonly path: string | undefined;
  readonly actions: CardActions;
  /** Cards can be selected for bulk actions. */
  readonly selection?: Selection | undefined;
  readonly fileUrl: (key: string, width?: number) => string;
  /** Drag and drop state and drag handle of a movable card. */
  readonly item?: Pick<SortableItem, 'ref' | 'style'>;
  readonly handle?: ReactNode;
}): ReactNode {
  const { page, list, mark, notes = [], path, actions, selection, fileUrl, item, handle } = props;
  const title = titleText(list, page);
  const tag = tagText(list, page);
  const video = list.video === undefined ? undefined : page.texts[list.video]?.[0];
  return (
    <Paper component="li" variant="outlined" sx={CARD} ref={item?.ref} data-entry={page.id} style={item?.style}>
      <CardPicture cover={coverOf(page, video)} hasVideo={video !== undefined} fileUrl={fileUrl} />
      <Box sx={selection ? MARKS_BESIDE_BOX : MARKS}>
        {tag !== undefined && <Chip size="small" label={tag} sx={TAG} />}
        {mark !== undefined && <Chip size="small" color="warning" label={mark} />}
        {list.canFeature && page.isFeatured && <Chip size="small" color="primary" label={cardTexts.featured} />}
        {page.published === false && <Chip size="small" color="warning" label={cardTexts.hidden} />}
      </Box>
      {selection && <SelectCheckbox selection={selection} id={page.id} name={title} sx={BOX} />}
      <Box sx={{ p: 1.5, pt: 1.25, flex: 1, display: 'grid', alignContent: 'start', gap: 0.5 }}>
        {handle !== undefined && <Box sx={{ display: 'flex', ml: -1 }}>{handle}</Box>}
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Typography component="h2" variant="subtitle2" sx={TWO_LINES} title={title}>
            {path === undefined ? (
              title
            ) : (
              <Link component={RouterLink} to={path} color="inherit" underline="hover">
                {title}
              </Link>
            )}
          </Typography>
          <CardMenu name={title} isFeatured={page.isFeatured} actions={actions} />
        </Box>
        {list.lines.map((line, index) => (
          <Typography key={index} variant="body2" color="textSecondary" sx={TWO_LINES}>
            {lineOrMissing(line, page)}
          </Typography>
        ))}
        {notes.map((note) => (
          <PlanNote key={note}>{note}</PlanNote>
        ))}
      </Box>
    </Paper>
  );
}

/** A line of the card; a missing value is named (CARD-016). */
function lineOrMissing(line: CardLine, page: CardPage): string {
  return lineText(line, page) ?? (line.kind === 'date' ? '' : cardTexts.missing({ field: line.missing }));
}

/** The picture of a card, with a fixed aspect ratio so that the layout does not shift when it loads. */
function CardPicture(props: {
  readonly cover: Cover;
  readonly hasVideo: boolean;
  /** URL of a stored file, or with a width, of its thumbnail. */
  readonly fileUrl: (key: string, width?: number) => string;
}): ReactNode {
  const { cover, hasVideo, fileUrl } = props;
  const [broken, setBroken] = useState<Cover>();
  const onError = () => setBroken(cover);
  const media = (): ReactNode => {
    switch (cover.kind) {
      case 'picture':
        return <Picture src={fileUrl(cover.key, THUMBNAIL_WIDTH)} alt={cover.alt} onError={onError} />;
      case 'thumbnail':
        return <Picture src={cover.address} alt="" onError={onError} />;
      case 'video':
        return (
          <Box
            component="video"
            src={fileUrl(cover.key)}
            preload="metadata"
            muted
            aria-hidden
            onError={onError}
            sx={FILL}
          />
        );
      case 'none':
        return <PictureIcon aria-hidden sx={{ fontSize: 48, color: 'text.disabled' }} />;
    }
  };
  return (
    <Box sx={FRAME}>
      {broken === cover ? <BrokenPicture /> : media()}
      {(hasVideo || cover.kind === 'video') && (
        <PlayIcon
          titleAccess={cardTexts.hasVideo}
          sx={{ position: 'absolute', fontSize: 44, color: '#fff', ...SHADOW }}
        />
      )}
    </Box>
  );
}

function Picture(props: { readonly src: string; readonly alt: string; readonly onError: () => void }): ReactNode {
  return <Box component="img" {...props} loading="lazy" decoding="async" sx={FILL} />;
}

/** CARD-015. */
function BrokenPicture(): ReactNode {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, px: 1, textAlign: 'center' }}>
      <BrokenIcon aria-hidden sx={{ fontSize: 40, color: 'text.secondary' }} />
      <Typography variant="caption" color="textSecondary">
        {cardTexts.broken}
      </Typography>
    </Box>
  );
}

/** The menu items of a card; an absent action is not offered (CARD-009 to CARD-011). */
interface CardActions {
  readonly edit?: (() => void) | undefined;
  /** For users who may open the page but not change it. */
  readonly view?: (() => void) | undefined;
  readonly feature?: (() => void) | undefined;
  readonly plan?: (() => void) | undefined;
  readonly remove?: (() => void) | undefined;
}

/** The kebab menu of a card; absent if there are no actions. */
function CardMenu(props: {
  readonly name: string;
  readonly isFeatured: boolean;
  readonly actions: CardActions;
}): ReactNode {
  const { name, isFeatured, actions } = props;
  const { button, menu, close } = useMenu();
  const entries = [
    { text: cardTexts.edit, run: actions.edit },
    { text: cardTexts.view, run: actions.view },
    { text: isFeatured ? cardTexts.unfeature : cardTexts.feature, run: actions.feature },
    { text: planTexts.open, run: actions.plan },
    { text: cardTexts.remove, run: actions.remove },
  ].flatMap(({ text, run }) => (run ? [{ text, run }] : []));
  if (entries.length === 0) return null;
  return (
    <>
      <IconButton aria-label={cardTexts.menuOf({ name })} size="small" {...button} sx={{ mr: -0.75, mt: -0.5 }}>
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu {...menu}>
        {entries.map(({ text, run }) => (
          <MenuItem
            key={text}
            onClick={() => {
              close();
              run();
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const MARKS = {
  position: 'absolute',
  top: 8,
  left: 8,
  right: 8,
  display: 'flex',
  gap: 0.75,
  flexWrap: 'wrap',
  pointerEvents: 'none',
} as const;
const MARKS_BESIDE_BOX = { ...MARKS, right: 48 } as const;
const BOX = {
  position: 'absolute',
  top: 4,
  right: 4,
  bgcolor: 'background.paper',
  '&:hover, &.Mui-focusVisible': { bgcolor: 'background.paper' },
} as const;
const CARD = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  listStyle: 'none',
} as const;
/** Readable on any picture. */
const TAG = { bgcolor: 'background.paper', fontWeight: 600, '&:hover': { bgcolor: 'background.paper' } } as const;
const TWO_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
const FRAME = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  bgcolor: 'action.hover',
} as const;
const FILL = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const;
const SHADOW = { filter: 'drop-shadow(0 1px 3px rgb(0 0 0 / 60%))', pointerEvents: 'none' } as const;
/** A fifth of a wide screen, in CSS pixels. */
const THUMBNAIL_WIDTH = 240;
