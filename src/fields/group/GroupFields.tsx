import { useMemo } from 'react';
import type { PlacedGroup } from '../../definition';
import type { SectionsAs } from '../../kinds/settings';
import { FieldStack } from './FieldStack';
import type { RenderedGroup } from './groupAt';
import { PartPanels } from './PartPanels';
import { useShownParts } from './useShownParts';

interface GroupFieldsProps {
  readonly group: RenderedGroup;
  /** Undefined for an item, which has none. */
  readonly settings: PlacedGroup | undefined;
}

/** The fields of a group in a card or an item, below each other or in tabs or steps. */
export function GroupFields({ group, settings }: GroupFieldsProps) {
  const keys = useMemo(() => Object.keys(group.schema.properties ?? {}), [group.schema]);
  const { sections, label } = settings ?? {};
  if (sections === undefined) return <FieldStack {...group} keys={keys} />;
  return <PartedFields {...{ group, label }} sectionsAs={sections} />;
}

interface PartedFieldsProps extends Pick<GroupFieldsProps, 'group'> {
  readonly sectionsAs: SectionsAs;
  readonly label: string | undefined;
}

function PartedFields({ group, sectionsAs, label }: PartedFieldsProps) {
  return (
    <PartPanels {...{ sectionsAs, label, group }} parts={useShownParts(group)}>
      {({ keys }) => <FieldStack {...group} keys={keys} />}
    </PartPanels>
  );
}
