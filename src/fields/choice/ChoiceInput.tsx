import type { ComponentProps } from 'react';
import { textOf } from '../../kinds';
import { Combobox, type PickOption } from '../shared/Combobox';
import { Select } from '../shared/Select';
import { inputAttributes, type WidgetProps } from '../shared/widget';
import { optionTexts } from './texts';

interface ChoiceInputProps extends WidgetProps<'choice'> {
  readonly options: readonly PickOption[];
  /** Present if a service searches the options. */
  readonly search?: ComponentProps<typeof Combobox>['search'];
}

/** From this number of options on, the input is searchable. */
const SEARCHABLE_FROM = 12;

/** The input of a choice: a native select for few options; a combobox for many, and for free text. */
export function ChoiceInput({ options: offered, ...props }: ChoiceInputProps) {
  const { id, settings, value, onChange, readOnly, search, describedBy } = props;
  const { freeText = false, placeholder } = settings;
  const text = textOf(value);
  const picked = offered.find((option) => String(option.value) === text);
  if (readOnly) {
    const shown = picked?.label ?? text;
    return <input className="f-input" id={id} type="text" aria-describedby={describedBy} value={shown} readOnly />;
  }
  if (freeText) {
    const free = {
      text,
      type: (typed: string) => onChange(typed || undefined),
    };
    const pick = (chosen: PickOption['value'] | undefined) =>
      onChange(chosen === undefined ? undefined : String(chosen));
    return <Combobox {...props} options={offered} picked={picked} pick={pick} free={free} placeholder={placeholder} />;
  }
  const isFormer = text !== '' && picked === undefined;
  const former: PickOption = { value: text, label: optionTexts.notOffered({ label: text }) };
  const options = isFormer ? [...offered, former] : offered;
  const current = isFormer ? former : picked;
  const hint = placeholder ?? optionTexts.choose;
  if (search || offered.length >= SEARCHABLE_FROM) {
    return <Combobox {...props} options={options} picked={current} pick={onChange} placeholder={hint} />;
  }
  return <NativeSelect {...props} options={options} placeholder={hint} />;
}

/** A native select. Its first option clears the choice; a required choice, once made, can be changed but not cleared. */
function NativeSelect(props: ChoiceInputProps & { readonly placeholder: string }) {
  const { value, options, placeholder, onChange, required } = props;
  const { readOnly: _, ...attributes } = inputAttributes(props);
  const text = textOf(value);
  return (
    <Select
      {...attributes}
      value={text}
      data-empty={text === '' || undefined}
      onChange={(event) => onChange(options.find((option) => String(option.value) === event.target.value)?.value)}
    >
      {(text === '' || !required) && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
