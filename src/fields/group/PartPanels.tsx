import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { FieldsPart } from '../../kinds/parts';
import type { SectionsAs } from '../../kinds/settings';
import { sameValue, type FormPath } from '../../tree';
import { useFormView, useReveal } from '../shared/formView';
import { ChangedMark, ProblemCount } from '../shared/Marks';
import { countErrors, errorsAt } from '../shared/rjsf';
import { fieldTexts } from '../shared/texts';
import { useVisibleParts, type RenderedGroup } from './groupAt';
import './PartPanels.css';

interface PartPanelsProps {
  readonly sectionsAs: SectionsAs;
  /** Label of the group; undefined for the whole form. */
  readonly label: string | undefined;
  readonly group: RenderedGroup;
  readonly children: (part: FieldsPart) => ReactNode;
}

/**
 * The parts of a form or a group as tabs (WAI-ARIA tabs pattern) or steps. All parts are mounted, so that typed text is kept and all of
 * them are printed; those that are not selected are hidden.
 */
export function PartPanels(props: PartPanelsProps): ReactNode {
  const { sectionsAs, label, group, children } = props;
  const { path, $id } = group.groupPath;
  const parts = useVisibleParts(group);
  const [selectedKey, select] = useState('');
  useReveal(path, ([key]) => {
    const part = parts.find(({ keys }) => keys.some((one) => one === key));
    if (part) select(part.key);
  });
  const changed = useChangedParts(path, parts);
  const selectedIndex = Math.max(
    0,
    parts.findIndex(({ key }) => key === selectedKey),
  );
  const isSteps = sectionsAs === 'steps';

  function titleOf({ label: title = fieldTexts.general }: FieldsPart, position: number): string {
    return isSteps ? fieldTexts.step({ position, title }) : title;
  }

  return (
    <div className="f-parts">
      {parts.length > 1 && (
        <Tabs
          className="f-part-tabs"
          value={selectedIndex}
          onChange={(_event, next: number) => select(parts[next]?.key ?? '')}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
          aria-label={label === undefined ? fieldTexts.parts : fieldTexts.partsOf({ label })}
        >
          {parts.map((part, index) => (
            <Tab
              key={part.key}
              id={tabId($id, part)}
              aria-controls={panelId($id, part)}
              label={
                <span>
                  {titleOf(part, index + 1)}
                  {changed.has(part.key) && <ChangedMark />} <ProblemCount count={countProblems(group, part)} />
                </span>
              }
            />
          ))}
        </Tabs>
      )}
      {parts.map((part, index) => (
        <div
          key={part.key}
          id={panelId($id, part)}
          hidden={index !== selectedIndex}
          {...(parts.length > 1 && { role: 'tabpanel', 'aria-labelledby': tabId($id, part) })}
        >
          {children(part)}
        </div>
      ))}
      {isSteps && parts.length > 1 && (
        <StepButtons {...{ group, parts, selectedIndex }} onSelect={(part) => select(part.key)} />
      )}
    </div>
  );
}

interface StepButtonsProps extends Pick<PartPanelsProps, 'group'> {
  readonly parts: readonly FieldsPart[];
  readonly selectedIndex: number;
  readonly onSelect: (part: FieldsPart) => void;
}

/** Back and Next. Next never blocks: it shows and counts the problems of the step being left. */
function StepButtons({ group, parts, selectedIndex, onSelect }: StepButtonsProps): ReactNode {
  const { $id, path } = group.groupPath;
  const { reportBelow } = useFormView();
  const [leftKey, setLeft] = useState<string>();
  const left = parts.find(({ key }) => key === leftKey);
  const count = left ? countProblems(group, left) : 0;
  const [before, current, after] = [parts[selectedIndex - 1], parts[selectedIndex], parts[selectedIndex + 1]];

  function goTo(part: FieldsPart): void {
    onSelect(part);
    document.getElementById(tabId($id, part))?.focus();
  }

  function goToNext(part: FieldsPart): void {
    if (current && group.readonly !== true) {
      const found = reportBelow(current.keys.map((key) => [...path, key]));
      setLeft(found > 0 ? current.key : undefined);
    }
    goTo(part);
  }

  return (
    <div className="f-step-moves">
      {before && (
        <Button variant="outlined" onClick={() => goTo(before)}>
          {fieldTexts.back}
        </Button>
      )}
      {after && (
        <Button variant="outlined" onClick={() => goToNext(after)}>
          {fieldTexts.next}
        </Button>
      )}
      <span className="f-error" role="status">
        {count > 0 && fieldTexts.stepLeft({ title: left?.label ?? fieldTexts.general, count })}
      </span>
    </div>
  );
}

function countProblems({ errors }: RenderedGroup, { keys }: FieldsPart): number {
  return keys.reduce((sum, key) => sum + countErrors(errorsAt(errors, key)), 0);
}

/** The keys of the parts with unsaved changes. */
function useChangedParts(path: FormPath, parts: readonly FieldsPart[]): ReadonlySet<string> {
  const { valueAt, storedAt, subscribe } = useFormView();
  const isChanged = (key: string) => !sameValue(storedAt([...path, key]), valueAt([...path, key]));
  const changed = useSyncExternalStore(subscribe, () =>
    JSON.stringify(parts.flatMap(({ key, keys }) => (keys.some(isChanged) ? [key] : []))),
  );
  return new Set(JSON.parse(changed) as readonly string[]);
}

function tabId(groupId: string, { key }: FieldsPart): string {
  return `${groupId}:tab.${key}`;
}

function panelId(groupId: string, { key }: FieldsPart): string {
  return `${groupId}:panel.${key}`;
}
