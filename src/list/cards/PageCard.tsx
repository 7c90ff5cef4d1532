import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { CardLine, CardList } from '../../definition';
import { cardTexts } from '../../lib/messages';
import type { CardPage } from '../../stores/cardPages';
import { CardMenu, type CardActions } from './CardMenu';
import { CardPicture } from './CardPicture';
import { coverOf } from './cover';
import { lineText, tagText, titleText } from './lineText';

/** One page of a card list (CARD-005 to CARD-009). */
export function PageCard(props: {
  readonly page: CardPage;
  readonly list: Pick<CardList, 'title' | 'lines' | 'tag' | 'tagChoices' | 'video' | 'canFeature'>;
  /** What else is to be said of it, on the picture. */
  readonly mark?: string | undefined;
  /** Where the card opens; undefined: nowhere. */
  readonly path: string | undefined;
  readonly actions: CardActions;
  readonly fileUrl: (key: string, width?: number) => string;
}): ReactNode {
  const { page, list, mark, path, actions, fileUrl } = props;
  const title = titleText(list, page);
  const tag = tagText(list, page);
  const video = list.video === undefined ? undefined : page.texts[list.video]?.[0];
  return (
    <Paper component="li" variant="outlined" sx={CARD}>
      <CardPicture cover={coverOf(page, video)} hasVideo={video !== undefined} fileUrl={fileUrl} />
      <Box sx={{ position: 'absolute', top: 8, left: 8, right: 8, display: 'flex', gap: 0.75, flexWrap: 'wrap' }}>
        {tag !== undefined && <Chip size="small" label={tag} sx={TAG} />}
        {mark !== undefined && <Chip size="small" color="warning" label={mark} />}
        {list.canFeature && page.isFeatured && <Chip size="small" color="primary" label={cardTexts.featured} />}
      </Box>
      <Box sx={{ p: 1.5, pt: 1.25, flex: 1, display: 'grid', alignContent: 'start', gap: 0.5 }}>
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
            {shownLine(line, page)}
          </Typography>
        ))}
      </Box>
    </Paper>
  );
}

/** A line of the card; what is missing is named (CARD-016). */
function shownLine(line: CardLine, page: CardPage): string {
  return lineText(line, page) ?? (line.kind === 'date' ? '' : cardTexts.missing(line.missing));
}

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
