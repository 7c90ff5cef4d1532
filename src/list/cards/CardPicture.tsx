import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';
import PlayIcon from '@mui/icons-material/PlayCircleOutlined';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { cardTexts } from '../../lib/messages';
import type { Cover } from './cover';

/** The picture of a card, in a fixed shape so that nothing moves when it arrives. */
export function CardPicture(props: {
  readonly cover: Cover;
  readonly hasVideo: boolean;
  /** The address of a stored file; with a width that of its thumbnail. */
  readonly fileUrl: (key: string, width?: number) => string;
}): ReactNode {
  const { cover, hasVideo, fileUrl } = props;
  const [broken, setBroken] = useState<Cover>();
  return (
    <Box sx={FRAME}>
      {broken === cover ? (
        <BrokenPicture />
      ) : (
        <Shown cover={cover} fileUrl={fileUrl} onBroken={() => setBroken(cover)} />
      )}
      {(hasVideo || cover.kind === 'video') && (
        <PlayIcon
          titleAccess={cardTexts.hasVideo}
          sx={{ position: 'absolute', fontSize: 44, color: '#fff', ...SHADOW }}
        />
      )}
    </Box>
  );
}

function Shown(props: {
  readonly cover: Cover;
  readonly fileUrl: (key: string, width?: number) => string;
  readonly onBroken: () => void;
}): ReactNode {
  const { cover, fileUrl, onBroken } = props;
  switch (cover.kind) {
    case 'picture':
      return <Picture address={fileUrl(cover.key, WIDTH)} alt={cover.alt} onBroken={onBroken} />;
    case 'thumbnail':
      return <Picture address={cover.address} alt="" onBroken={onBroken} />;
    case 'video':
      return (
        <Box
          component="video"
          src={fileUrl(cover.key)}
          preload="metadata"
          muted
          aria-hidden
          onError={onBroken}
          sx={FILL}
        />
      );
    case 'none':
      return <PictureIcon aria-hidden sx={{ fontSize: 48, color: 'text.disabled' }} />;
  }
}

function Picture(props: { readonly address: string; readonly alt: string; readonly onBroken: () => void }): ReactNode {
  return (
    <Box
      component="img"
      src={props.address}
      alt={props.alt}
      loading="lazy"
      decoding="async"
      onError={props.onBroken}
      sx={FILL}
    />
  );
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
const WIDTH = 240;
