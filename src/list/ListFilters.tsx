import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useMemo, type ReactNode } from 'react';
import type { FilterChoice, ListFilter, OptionSourceName } from '../definition';
import { useRequest } from '../hooks/useRequest';
import type { OptionSource } from '../lib/options';
import { RangeFilter, TextFilter } from './FilterInputs';
import type { ChangeQuery, ListQuery } from './listQuery';
import { filterTexts } from './texts';

export interface ListFiltersProps {
  readonly filters: readonly ListFilter[];
  readonly query: Pick<ListQuery, 'filters'>;
  /** Choices that came with the rows of the list, by filter key. */
  readonly found: Readonly<Record<string, readonly FilterChoice[]>> | undefined;
  /** Whether those are loading for the first time. */
  readonly isLoadingChoices: boolean | undefined;
  /** Must stay the same function. */
  readonly options: ((source: OptionSourceName) => OptionSource) | undefined;
  readonly change: ChangeQuery;
}

/** The filters above a list: choices, 'Label: All' at first (CAR-004), texts, ranges, and yes or no. */
export function ListFilters(props: ListFiltersProps): ReactNode {
  const { filters, query, found, isLoadingChoices, options, change: changeQuery } = props;
  const { filters: selected } = query;
  const setOf =
    ({ key }: ListFilter) =>
    (change: (value: string) => string) =>
      // An earlier change may not be rendered yet, so this one is applied to the query that is current by then.
      changeQuery(({ filters: { [key]: before = '', ...others } }) => {
        const value = change(before);
        return { filters: withoutUnavailable(filters, value === '' ? others : { ...others, [key]: value }) };
      });
  return (
    <>
      {filters.map((filter) => (
        <Filter
          key={filter.key}
          filter={filter}
          value={selected[filter.key] ?? ''}
          found={found?.[filter.key]}
          isLoadingChoices={isLoadingChoices}
          selected={selected}
          options={options}
          onChange={setOf(filter)}
        />
      ))}
      {filters.length > 0 && Object.keys(selected).length > 0 && (
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            changeQuery({ filters: NO_FILTERS });
            // The button disappears.
            currentTarget.previousElementSibling?.querySelector<HTMLElement>('[role="combobox"], input')?.focus();
          }}
        >
          {filterTexts.clear}
        </Button>
      )}
    </>
  );
}

interface FilterProps extends Pick<ListFiltersProps, 'isLoadingChoices' | 'options'> {
  readonly filter: ListFilter;
  /** '' for all. */
  readonly value: string;
  readonly found: readonly FilterChoice[] | undefined;
  /** Values of all filters, by key. */
  readonly selected: ListQuery['filters'];
  /** @param change maps the current value to the next one */
  readonly onChange: (change: (value: string) => string) => void;
}

/** One filter, with the input for its kind of comparison. */
function Filter(props: FilterProps): ReactNode {
  const { filter, value, onChange } = props;
  const { label, by = 'choice' } = filter;
  switch (by) {
    case 'text':
      return <TextFilter {...{ label, value, onChange }} />;
    case 'dates':
    case 'numbers':
      return <RangeFilter {...{ label, value, onChange }} of={by} />;
    case 'flag':
      return <ChoiceFilter {...props} filter={{ choices: yesOrNo(), ...filter }} />;
    case 'choice':
      return <ChoiceFilter {...props} />;
  }
}

/** The choices of a flag, unless the list has labels of its own for them. */
function yesOrNo(): readonly FilterChoice[] {
  return [
    { value: 'true', label: filterTexts.yes },
    { value: 'false', label: filterTexts.no },
  ];
}

/**
 * A selected value that is not offered, or not yet, stays selected. A filter without any choices is not rendered; while they are
 * loading, or depend on another filter that has no value, it is disabled.
 */
function ChoiceFilter(props: FilterProps): ReactNode {
  const { filter, value, found, isLoadingChoices, selected, options, onChange } = props;
  const served = useServedChoices(filter, options);
  const hasNoChoices = value === '' && !filter.choices && !filter.options && !found;
  if (hasNoChoices && !isLoadingChoices) return null;
  const offered = filter.choices?.filter((choice) => isAvailable(choice, selected)) ?? found ?? served ?? NO_CHOICES;
  const isWaiting = value === '' && filter.choices !== undefined && offered.length === 0;
  const unlisted = { value, label: filter.choices?.find((choice) => choice.value === value)?.label ?? value };
  const isOffered = value === '' || offered.some((choice) => choice.value === value);
  return (
    <Select
      size="small"
      displayEmpty
      disabled={hasNoChoices || isWaiting}
      value={value}
      onChange={(event) => onChange(() => event.target.value)}
      slotProps={{ input: { 'aria-label': filter.label } }}
      sx={{ minWidth: 150, maxWidth: 240 }}
    >
      <MenuItem value="">{filterTexts.all({ label: filter.label })}</MenuItem>
      {(isOffered ? offered : [...offered, unlisted]).map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </Select>
  );
}

/** Whether a choice is offered with the selected values of the other filters. */
function isAvailable({ under }: FilterChoice, selected: ListQuery['filters']): boolean {
  return under === undefined || selected[under.filter] === under.value;
}

/** The selected values, without those that are no longer offered after another filter has changed. */
function withoutUnavailable(filters: readonly ListFilter[], selected: ListQuery['filters']): ListQuery['filters'] {
  const kept = Object.entries(selected).filter(([key, value]) => {
    const choice = filters.find((filter) => filter.key === key)?.choices?.find((one) => one.value === value);
    return choice === undefined || isAvailable(choice, selected);
  });
  return Object.fromEntries(kept);
}

/** Choices from an option source; undefined until they are loaded, or if the filter has others. */
function useServedChoices(
  { options: served }: ListFilter,
  options: ListFiltersProps['options'],
): readonly FilterChoice[] | undefined {
  const source = served?.source;
  const input = useMemo(() => source && options?.(source), [options, source]);
  return useRequest({ input, load: listAll, logMessage: 'The choices of a filter could not be loaded.' }).result;
}

function listAll(source: OptionSource): Promise<readonly FilterChoice[]> {
  return source.list({});
}

const NO_CHOICES: readonly FilterChoice[] = [];
const NO_FILTERS: ListQuery['filters'] = {};
