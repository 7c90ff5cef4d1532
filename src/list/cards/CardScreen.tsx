import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CardList } from '../../definition';
import { shellTexts } from '../../shell/texts';
import { sizes } from '../../theme/tokens';
import { SelectAllCheckbox } from '../bulk/SelectCheckbox';
import { ListFilters } from '../ListFilters';
import { ListMessage, NothingFound } from '../ListMessage';
import { isNarrowed, type NamedList } from '../listQuery';
import type { ListRow } from '../listRow';
import type { ShownList } from '../ListScreen';
import { Ordered } from '../Ordered';
import { Paging } from '../Paging';
import { SearchBox } from '../SearchBox';
import { ListSettingsButtons } from '../settings/ListSettings';
import { bulkTexts, listTexts } from '../texts';
import { cardTexts } from './texts';

/** The shared list screen in card form: heading, tabs, search, filters, cards, and paging (CARD-001). */
export function CardScreen<Row extends ListRow>(
  props: ShownList<Row> & {
    /** Heading, filters and tabs of the list. */
    readonly list: NamedList;
    readonly tabs?: NonNullable<CardList['tabs']>;
    /** The first card, which adds an entry; undefined if nothing can be added. */
    readonly add: AddCardProps | undefined;
    /** The card of a row, with its key. */
    readonly cardOf: (row: Row, index: number) => ReactNode;
  },
): ReactNode {
  const { list, tabs = [], query, change, found, add, cardOf, order, selection, bar, settings } = props;
  const { heading, searchLabel, filters = [] } = list;
  const { rows, isLoading } = found;
  return (
    <Box sx={{ width: '100%', maxWidth: 1480, mx: 'auto', px: { xs: 2, md: 4 }, py: 3.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h1">{heading}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{props.tools}</Box>
      </Box>
      {tabs.length > 0 && (
        <CategoryTabs tabs={tabs} selected={query.category} onChange={(category) => change({ category })} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2.25 }}>
        <SearchBox label={searchLabel} search={query.search} onSearch={(search) => change({ search })} />
        <ListFilters
          {...{ filters, query, change }}
          found={found.choices}
          isLoadingChoices={found.isLoadingChoices}
          options={props.options}
        />
        {settings && <ListSettingsButtons {...{ settings, list, query, change }} />}
      </Box>
      {found.error !== undefined && (
        <Alert severity="error" action={<Button onClick={found.retry}>{shellTexts.retry}</Button>} sx={{ mb: 2 }}>
          {listTexts.loadFailed}
        </Alert>
      )}
      {selection && (rows ? rows.length > 0 : isLoading) && (
        <Box sx={bar ? ACTIVE_SELECTION_BAR : SELECTION_BAR}>
          <FormControlLabel
            label={bulkTexts.chooseCards}
            control={<SelectAllCheckbox selection={selection} disabled={!rows} />}
            sx={{ mr: 0 }}
            slotProps={{ typography: { variant: 'body2' } }}
          />
          <Box sx={{ flex: { xs: '1 0 100%', sm: 1 }, minWidth: 0 }}>{bar}</Box>
        </Box>
      )}
      <Ordered order={order} isGrid>
        <Box component="ul" aria-busy={isLoading} aria-label={heading} sx={GRID}>
          {add && <AddCard {...add} />}
          {rows?.map(cardOf)}
          {rows === undefined && isLoading && <SkeletonCards />}
        </Box>
      </Ordered>
      {rows?.length === 0 &&
        !isLoading &&
        (isNarrowed(query) ? <NothingFound change={change} /> : <ListMessage title={listTexts.noResults} />)}
      <Paging total={found.total} hasUncounted={found.hasUncounted} query={query} texts={cardTexts} onChange={change} />
    </Box>
  );
}

function CategoryTabs(props: {
  readonly tabs: NonNullable<CardList['tabs']>;
  readonly selected: string | undefined;
  readonly onChange: (category: string | undefined) => void;
}): ReactNode {
  const { tabs, selected, onChange } = props;
  return (
    <Tabs
      value={tabs.some(({ category }) => category === selected) ? selected : ''}
      onChange={(_event, category: string) => onChange(category === '' ? undefined : category)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={cardTexts.categories}
      sx={{ mt: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="" label={cardTexts.everyCategory} />
      {tabs.map(({ category, label }) => (
        <Tab key={category} value={category} label={label} />
      ))}
    </Tabs>
  );
}

interface AddCardProps {
  readonly label: string;
  readonly path: string;
  /** Shown as a chip. */
  readonly mark?: string | undefined;
}

/** The dashed first card, which adds an entry (CARD-004). */
function AddCard({ label, path, mark }: AddCardProps): ReactNode {
  return (
    <Box component="li" sx={{ listStyle: 'none', display: 'grid' }}>
      <ButtonBase
        component={Link}
        to={path}
        aria-label={[cardTexts.add({ label }), mark].filter(Boolean).join(', ')}
        sx={DASHED}
      >
        {cardTexts.add({ label })}
        {mark !== undefined && <Chip size="small" color="warning" label={mark} />}
      </ButtonBase>
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

/** Five cards in a row on wide screens (CARD-003). */
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
/** Same size as with selected cards, so that the layout does not shift. */
const SELECTION_BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 56,
  mb: 1,
  px: 1.5,
  border: 1,
  borderColor: 'transparent',
} as const;
const ACTIVE_SELECTION_BAR = {
  ...SELECTION_BAR,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  // The actions stay visible while cards further down are selected.
  position: 'sticky',
  top: sizes.header + 8,
  zIndex: 2,
} as const;
const DASHED = {
  minHeight: 220,
  flexDirection: 'column',
  gap: 1,
  border: '1.5px dashed',
  borderColor: 'primary.main',
  borderRadius: 1,
  color: 'primary.main',
  fontWeight: 600,
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
} as const;
