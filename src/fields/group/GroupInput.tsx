import { useMemo } from 'react';
import type { PlacedGroup } from '../../definition';
import type { SectionsAs } from '../../kinds/settings';
import type { FormPath } from '../../tree';
import { isStoredOnly } from '../shared/conditions';
import { useFormView } from '../shared/formView';
import { isLocked } from '../shared/locks';
import { groupData, type Props } from '../shared/rjsf';
import { SectionCard } from '../shared/SectionCard';
import type { FormSection } from '../shared/sections';
import { useFormServices } from '../shared/services';
import { FieldStack } from './FieldStack';
import { groupOf, groupSettings, groupSettingsAt, useFieldStates, useGroupAt, type RenderedGroup } from './groupAt';
import { PartPanels } from './PartPanels';

/** A group: the whole form as cards, anything else as fields, with a heading where the group has a label. */
export function GroupInput(props: Props) {
  const { sections, sectionsAs } = useFormView();
  const group = groupOf(props);
  if (props.fieldPathId.path.length > 0) return <Nested group={group} />;
  return <Cards {...{ sections, sectionsAs }} form={group} path={WHOLE_FORM} label={undefined} />;
}

/** A group inside a card or an item. */
function Nested({ group }: { readonly group: ReturnType<typeof groupOf> }) {
  // An item has no settings of its own, and so no label.
  const settings = groupSettings(group.uiSchema);
  const fields = <GroupFields group={group} settings={settings} />;
  if (settings?.label === undefined) return fields;
  return (
    <fieldset className="f-group">
      <legend className="f-subheading">{settings.label}</legend>
      {fields}
    </fieldset>
  );
}

interface CardsProps {
  readonly form: RenderedGroup;
  /** Of the group that the cards are of; empty for the whole form. */
  readonly path: FormPath;
  readonly sections: readonly FormSection[];
  readonly sectionsAs: SectionsAs | undefined;
  /** Of the group; undefined for the whole form. */
  readonly label: string | undefined;
}

/** Cards below each other, or the parts that they make up as tabs or steps. */
function Cards({ sectionsAs, ...cards }: CardsProps) {
  const { sections, path } = cards;
  const byPart = useMemo(() => sectionsByPart(sections, path.length), [sections, path]);
  if (sectionsAs !== undefined) return <PartedCards {...cards} {...{ sectionsAs, byPart }} />;
  return [...byPart].map(([key, own]) => <PartCards key={key} {...cards} partKey={key} sections={own} />);
}

/** The cards by the part of the group that they show: the key of one of its fields, or '' for its single values. */
function sectionsByPart(sections: readonly FormSection[], depth: number): ReadonlyMap<string, readonly FormSection[]> {
  const byPart = new Map<string, readonly FormSection[]>();
  for (const section of sections) {
    const key = String(section.path[depth] ?? '');
    byPart.set(key, [...(byPart.get(key) ?? []), section]);
  }
  return byPart;
}

interface PartedCardsProps extends CardsProps {
  readonly sectionsAs: SectionsAs;
  readonly byPart: ReadonlyMap<string, readonly FormSection[]>;
}

function PartedCards({ sectionsAs, byPart, ...cards }: PartedCardsProps) {
  const { form, path, label } = cards;
  const group = useGroupAt(form, path);
  return (
    <PartPanels {...{ sectionsAs, label, group }}>
      {({ key }) => <PartCards {...cards} partKey={key} sections={byPart.get(key) ?? []} />}
    </PartPanels>
  );
}

/** The cards of one part. Those of a group of the form may be tabs or steps themselves. */
function PartCards({ partKey, ...cards }: Omit<CardsProps, 'sectionsAs'> & { readonly partKey: string }) {
  const { path, sections } = cards;
  const isOfForm = path.length === 0 && partKey !== '';
  const below = useMemo(() => (isOfForm ? [partKey] : WHOLE_FORM), [isOfForm, partKey]);
  const form = useWithin(cards.form, below);
  if (!form) return null;
  const group = groupSettingsAt(form, below);
  if (group?.sections === undefined) {
    return sections.map((section) => <Card key={section.id} {...{ form, section }} />);
  }
  return <Cards {...{ form, sections }} path={below} sectionsAs={group.sections} label={group.label} />;
}

interface CardProps {
  /** As the group of the form that the card is of lets it be edited. */
  readonly form: RenderedGroup;
  readonly section: FormSection;
}

/** One card. A list draws its own, because the card's heading belongs to it. */
function Card({ form, section }: CardProps) {
  return section.kind === 'list' ? <ListCard {...{ form, section }} /> : <FieldsCard {...{ form, section }} />;
}

function ListCard({ form, section: { path } }: CardProps) {
  const holder = useMemo(() => path.slice(0, -1), [path]);
  const listKey = useMemo(() => path.slice(-1).map(String), [path]);
  return <FieldStack {...useGroupAt(form, holder)} keys={listKey} />;
}

function FieldsCard({ form, section }: CardProps) {
  const { path, keys } = section;
  // A group of the form has a card for its single values alone; one inside it has a card for everything, and conditions of its own.
  const isWhole = path.length > 1;
  const within = useWithin(form, isWhole ? path : WHOLE_FORM);
  const group = useGroupAt(within ?? form, path);
  if (!within) return null;
  return (
    <SectionCard section={section}>
      {isWhole ? (
        <GroupFields group={group} settings={groupSettingsAt(form, path)} />
      ) : (
        <FieldStack {...group} keys={keys} />
      )}
    </SectionCard>
  );
}

const WHOLE_FORM: FormPath = [];

/**
 * The form as one of its groups, which has cards instead of being drawn as a field, lets what is in it be edited.
 * @param path of the group; empty for the whole form. Stays the same while it is the same
 * @returns undefined while the group is hidden
 */
function useWithin(form: RenderedGroup, path: FormPath): RenderedGroup | undefined {
  const { can } = useFormServices();
  const around = useMemo(() => path.slice(0, -1), [path]);
  const keys = useMemo(() => path.slice(-1).map(String), [path]);
  const { uiSchema, formData, groupPath } = useGroupAt(form, around);
  const stateAt = useFieldStates({ keys, uiSchema, data: groupData(formData), path: groupPath.path });
  const settings = groupSettingsAt(form, path);
  if (!settings) return form;
  const { isVisible, isEnabled } = stateAt(settings);
  if (isStoredOnly(settings) || !isVisible) return undefined;
  return {
    ...form,
    disabled: form.disabled === true || !isEnabled,
    readonly: form.readonly === true || isLocked(settings, { can }),
  };
}

interface GroupFieldsProps {
  readonly group: RenderedGroup;
  /** Undefined for an item, which has none. */
  readonly settings: PlacedGroup | undefined;
}

/** The fields of a group in a card or an item, below each other or in tabs or steps. */
function GroupFields({ group, settings }: GroupFieldsProps) {
  const keys = useMemo(() => Object.keys(group.schema.properties ?? {}), [group.schema]);
  const { sections: sectionsAs, label } = settings ?? {};
  if (sectionsAs === undefined) return <FieldStack {...group} keys={keys} />;
  return (
    <PartPanels {...{ sectionsAs, label, group }}>{(part) => <FieldStack {...group} keys={part.keys} />}</PartPanels>
  );
}
