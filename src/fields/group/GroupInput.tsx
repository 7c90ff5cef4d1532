import { useMemo } from 'react';
import type { PlacedGroup } from '../../definition';
import type { SectionsAs } from '../../kinds/settings';
import type { FormPath } from '../../tree';
import { isHiddenField } from '../shared/conditions';
import { useFormView } from '../shared/formView';
import { isLocked } from '../shared/locks';
import { groupData, type Props } from '../shared/rjsf';
import { SectionCard } from '../shared/SectionCard';
import type { FormSection } from '../shared/sections';
import { useFormServices } from '../shared/services';
import { FieldStack } from './FieldStack';
import {
  renderedGroupOf,
  groupSettings,
  groupSettingsAt,
  useFieldStates,
  useGroupAt,
  type RenderedGroup,
} from './groupAt';
import { PartPanels } from './PartPanels';

/** A group: the root of the form as cards, any other as fields, with a heading if it has a label. */
export function GroupInput(props: Props) {
  const { sections, sectionsAs } = useFormView();
  const group = renderedGroupOf(props);
  if (props.fieldPathId.path.length > 0) return <NestedGroup group={group} />;
  return <Cards {...{ sections, sectionsAs }} form={group} path={WHOLE_FORM} label={undefined} />;
}

/** A group inside a card or an item. */
function NestedGroup({ group }: { readonly group: ReturnType<typeof renderedGroupOf> }) {
  // An item has no group settings, and therefore no label.
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
  /** Path of the group shown as cards; empty for the whole form. */
  readonly path: FormPath;
  readonly sections: readonly FormSection[];
  readonly sectionsAs: SectionsAs | undefined;
  /** Label of that group; undefined for the whole form. */
  readonly label: string | undefined;
}

/** Stacked cards, or cards grouped into tabs or steps. */
function Cards({ sectionsAs, ...cards }: CardsProps) {
  const { sections, path } = cards;
  const byPart = useMemo(() => sectionsByPart(sections, path.length), [sections, path]);
  if (sectionsAs !== undefined) return <CardsInPanels {...cards} {...{ sectionsAs, byPart }} />;
  return [...byPart].map(([key, own]) => <PartCards key={key} {...cards} partKey={key} sections={own} />);
}

/** The cards by part of the group: the key of one of its fields, or '' for its single values. */
function sectionsByPart(sections: readonly FormSection[], depth: number): ReadonlyMap<string, readonly FormSection[]> {
  const byPart = new Map<string, readonly FormSection[]>();
  for (const section of sections) {
    const key = String(section.path[depth] ?? '');
    byPart.set(key, [...(byPart.get(key) ?? []), section]);
  }
  return byPart;
}

interface CardsInPanelsProps extends CardsProps {
  readonly sectionsAs: SectionsAs;
  readonly byPart: ReadonlyMap<string, readonly FormSection[]>;
}

function CardsInPanels({ sectionsAs, byPart, ...cards }: CardsInPanelsProps) {
  const { form, path, label } = cards;
  const group = useGroupAt(form, path);
  return (
    <PartPanels {...{ sectionsAs, label, group }}>
      {({ key }) => <PartCards {...cards} partKey={key} sections={byPart.get(key) ?? []} />}
    </PartPanels>
  );
}

/** The cards of one part. A root group may have tabs or steps, too. */
function PartCards({ partKey, ...cards }: Omit<CardsProps, 'sectionsAs'> & { readonly partKey: string }) {
  const { path, sections } = cards;
  const isRootPart = path.length === 0 && partKey !== '';
  const below = useMemo(() => (isRootPart ? [partKey] : WHOLE_FORM), [isRootPart, partKey]);
  const form = useWithGroupState(cards.form, below);
  if (!form) return null;
  const group = groupSettingsAt(form, below);
  if (group?.sections === undefined) {
    return sections.map((section) => <Card key={section.id} {...{ form, section }} />);
  }
  return <Cards {...{ form, sections }} path={below} sectionsAs={group.sections} label={group.label} />;
}

interface CardProps {
  /** The form, with the locks of the card's root group applied. */
  readonly form: RenderedGroup;
  readonly section: FormSection;
}

/** One card. A list renders the card itself, because its heading is the heading of the card. */
function Card({ form, section }: CardProps) {
  return section.kind === 'list' ? <ListCard {...{ form, section }} /> : <FieldsCard {...{ form, section }} />;
}

function ListCard({ form, section: { path } }: CardProps) {
  const groupPath = useMemo(() => path.slice(0, -1), [path]);
  const listKey = useMemo(() => path.slice(-1).map(String), [path]);
  return <FieldStack {...useGroupAt(form, groupPath)} keys={listKey} />;
}

function FieldsCard({ form, section }: CardProps) {
  const { path, keys } = section;
  // The card of a root group holds only its single values; a nested group has one card for all its fields, and its own conditions.
  const isNestedGroup = path.length > 1;
  const withState = useWithGroupState(form, isNestedGroup ? path : WHOLE_FORM);
  const group = useGroupAt(withState ?? form, path);
  if (!withState) return null;
  return (
    <SectionCard section={section}>
      {isNestedGroup ? (
        <GroupFields group={group} settings={groupSettingsAt(form, path)} />
      ) : (
        <FieldStack {...group} keys={keys} />
      )}
    </SectionCard>
  );
}

const WHOLE_FORM: FormPath = [];

/**
 * The form with `disabled` and `readonly` of a group applied: a group shown as cards is not rendered by a FieldStack that would.
 * @param path of the group; empty for the whole form; must be memoized
 * @returns undefined while the group is hidden
 */
function useWithGroupState(form: RenderedGroup, path: FormPath): RenderedGroup | undefined {
  const { can } = useFormServices();
  const parentPath = useMemo(() => path.slice(0, -1), [path]);
  const keys = useMemo(() => path.slice(-1).map(String), [path]);
  const { uiSchema, formData, groupPath } = useGroupAt(form, parentPath);
  const stateAt = useFieldStates({ keys, uiSchema, data: groupData(formData), path: groupPath.path });
  const settings = groupSettingsAt(form, path);
  if (!settings) return form;
  const { isVisible, isEnabled } = stateAt(settings);
  if (isHiddenField(settings) || !isVisible) return undefined;
  return {
    ...form,
    disabled: form.disabled === true || !isEnabled,
    readonly: form.readonly === true || isLocked(settings, { can }),
  };
}

interface GroupFieldsProps {
  readonly group: RenderedGroup;
  /** Undefined for an item. */
  readonly settings: PlacedGroup | undefined;
}

/** The fields of a group in a card or an item: stacked, or in tabs or steps. */
function GroupFields({ group, settings }: GroupFieldsProps) {
  const keys = useMemo(() => Object.keys(group.schema.properties ?? {}), [group.schema]);
  const { sections: sectionsAs, label } = settings ?? {};
  if (sectionsAs === undefined) return <FieldStack {...group} keys={keys} />;
  return (
    <PartPanels {...{ sectionsAs, label, group }}>{(part) => <FieldStack {...group} keys={part.keys} />}</PartPanels>
  );
}
