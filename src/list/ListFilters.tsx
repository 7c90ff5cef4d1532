import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useMemo, type ReactNode } from 'react';
import type { FilterChoice, ListFilter, OptionSourceName } from '../definition';
import { useAnswer } from '../hooks/useAnswer';
import type { OptionSource } from '../lib/options';
import { RangeFilter, TextFilter } from './FilterInputs';
import type { ChangeQuery, ListQuery } from './listQuery';
import { filterTexts } from './texts';

/** What the filters of a list show and offer. */
export interface ListFiltersProps {
  readonly filters: readonly ListFilter[];
  readonly query: Pick<ListQuery, 'filters'>;
  /** What the list's own answer offers, by the filters' keys. */
  readonly found: Readonly<Record<string, readonly FilterChoice[]>> | undefined;
  /** Whether that answer is on its way for the first time. */
  readonly awaitsChoices: boolean | undefined;
  /** Must stay the same function. */
  readonly options: ((source: OptionSourceName) => OptionSource) | undefined;
  readonly change: ChangeQuery;
}

/** The filters above a list: choices, 'Label: All' at first (CAR-004), texts, ranges, and yes or no. */
export function ListFilters(props: ListFiltersProps): ReactNode {
  const { filters, query, found, awaitsChoices, options, change: changeQuery } = props;
  const { filters: chosen } = query;
  const setOf =
    ({ key }: ListFilter) =>
    (change: (value: string) => string) =>
      // Another change may not show yet, so it is made to what applies then.
      changeQuery(({ filters: { [key]: before = '', ...others } }) => {
        const value = change(before);
        return { filters: withoutMisfits(filters, value === '' ? others : { ...others, [key]: value }) };
      });
  return (
    <>
      {filters.map((filter) => (
        <Filter
          key={filter.key}
          filter={filter}
          value={chosen[filter.key] ?? ''}
          found={found?.[filter.key]}
          awaitsChoices={awaitsChoices}
          chosen={chosen}
          options={options}
          onChange={setOf(filter)}
        />
      ))}
      {filters.length > 0 && Object.keys(chosen).length > 0 && (
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            changeQuery({ filters: NOTHING });
            // The button goes.
            currentTarget.previousElementSibling?.querySelector<HTMLElement>('[role="combobox"], input')?.focus();
          }}
        >
          {filterTexts.clear}
        </Button>
      )}
    </>
  );
}

interface FilterProps extends Pick<ListFiltersProps, 'awaitsChoices' | 'options'> {
  readonly filter: ListFilter;
  /** '' for all. */
  readonly value: string;
  readonly found: readonly FilterChoice[] | undefined;
  /** Of every filter. */
  readonly chosen: ListQuery['filters'];
  /** @param change from the value that applies to the next one */
  readonly onChange: (change: (value: string) => string) => void;
}

/** One filter, as what it compares asks for. */
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

/** The sides of a flag, where the list has no words of its own for them. */
function yesOrNo(): readonly FilterChoice[] {
  return [
    { value: 'true', label: filterTexts.yes },
    { value: 'false', label: filterTexts.no },
  ];
}

/**
 * A chosen value that is not offered, or not yet, stays chosen. Where nothing is known to choose from, there is no filter; until that is
 * known, there is its place.
 */
function ChoiceFilter(props: FilterProps): ReactNode {
  const { filter, value, found, awaitsChoices, chosen, options, onChange } = props;
  const served = useServedChoices(filter, options);
  const hasNone = value === '' && !filter.choices && !filter.options && !found;
  if (hasNone && !awaitsChoices) return null;
  const offered = filter.choices?.filter((choice) => fits(choice, chosen)) ?? found ?? served ?? NONE;
  const isOffered = value === '' || offered.some((choice) => choice.value === value);
  return (
    <Select
      size="small"
      displayEmpty
      disabled={hasNone}
      value={value}
      onChange={(event) => onChange(() => event.target.value)}
      slotProps={{ input: { 'aria-label': filter.label } }}
      sx={{ minWidth: 150, maxWidth: 240 }}
    >
      <MenuItem value="">{filterTexts.all({ label: filter.label })}</MenuItem>
      {(isOffered ? offered : [...offered, { value, label: value }]).map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </Select>
  );
}

/** Whether a choice is offered under what is chosen of the others. */
function fits({ under }: FilterChoice, chosen: ListQuery['filters']): boolean {
  const other = under && chosen[under.filter];
  return other === undefined || other === under?.value;
}

/** What is chosen, less what is not offered any more once another filter has changed. */
function withoutMisfits(filters: readonly ListFilter[], chosen: ListQuery['filters']): ListQuery['filters'] {
  const kept = Object.entries(chosen).filter(([key, value]) => {
    const choice = filters.find((filter) => filter.key === key)?.choices?.find((one) => one.value === value);
    return choice === undefined || fits(choice, chosen);
  });
  return Object.fromEntries(kept);
}

/** The choices that a service gives; undefined until they are there, or where the filter has others. */
function useServedChoices(
  { options: served }: ListFilter,
  options: ListFiltersProps['options'],
): readonly FilterChoice[] | undefined {
  const source = served?.source;
  const question = useMemo(() => source && options?.(source), [options, source]);
  return useAnswer({ question, ask: listAll, failure: 'The choices of a filter could not be loaded.' }).answer;
}

function listAll(source: OptionSource): Promise<readonly FilterChoice[]> {
  return source.list({});
}

const NONE: readonly FilterChoice[] = [];
const NOTHING: ListQuery['filters'] = {};
