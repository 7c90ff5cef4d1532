import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

/** Cards, five in a row where there is room (CARD-003). */
export function CardGrid(props: {
  readonly label: string;
  readonly isLoading: boolean;
  /** Whether nothing is known yet. */
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { label, isLoading, isEmpty, children } = props;
  return (
    <Box component="ul" aria-busy={isLoading} aria-label={label} sx={GRID}>
      {children}
      {isEmpty && isLoading && <SkeletonCards />}
    </Box>
  );
}

function SkeletonCards(): ReactNode {
  return ['1', '2', '3', '4', '5'].map((key) => (
    <Box component="li" key={key} aria-hidden sx={{ listStyle: 'none' }}>
      <Skeleton variant="rounded" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
      <Skeleton width="80%" sx={{ mt: 1 }} />
      <Skeleton width="50%" />
    </Box>
  ));
}

const GRID = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(5, minmax(0, 1fr))',
  },
} as const;
