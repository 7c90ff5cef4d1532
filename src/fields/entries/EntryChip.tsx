import { useSortableItem } from '../../hooks/useSortableItem';
import { Icon, IconButton } from '../shared/Icon';
import type { LinkedEntry } from '../../lib/found';
import './EntryChip.css';
import type { Nouns } from './nouns';
import { entriesTexts } from './texts';

interface EntryChipProps {
  readonly rowKey: string;
  readonly index: number;
  /** Undefined while loading. */
  readonly entry: LinkedEntry | undefined;
  readonly nouns: Nouns;
  /** Whether loading its name failed. */
  readonly isUnnamed: boolean;
  readonly isLocked: boolean;
  /** Whether it is the only entry. */
  readonly isOnly: boolean;
  readonly remove: (index: number, name: string) => void;
}

/** One picked entry. A deleted one is marked as such and can be removed. */
export function EntryChip(props: EntryChipProps) {
  const { rowKey, index, entry, nouns, isUnnamed, isLocked, isOnly, remove } = props;
  const { ref, style, isDragged, grip } = useSortableItem(rowKey, { disabled: isLocked || isOnly, isGrid: true });
  const text = entry ? textOf(entry, nouns) : isUnnamed ? entriesTexts.unnamed(nouns) : entriesTexts.loading;
  const name =
    entry?.kind === 'named' && entry.name !== ''
      ? entry.name
      : entriesTexts.nameAt({ name: text, position: index + 1 });
  return (
    <div
      ref={ref}
      style={style}
      className="f-entry"
      role="listitem"
      title={hintOf(entry, nouns)}
      data-kind={entry?.kind}
      data-dragged={isDragged || undefined}
    >
      {!isLocked && !isOnly && (
        <IconButton {...grip} className="f-grip" label={entriesTexts.move({ name })} icon="grip" />
      )}
      {entry?.kind === 'removed' && <Icon name="warning" />}
      <span className="f-entry-name">{text}</span>
      {entry?.kind === 'named' && entry.path !== undefined && (
        <a
          className="f-icon-button"
          href={entry.path}
          target="_blank"
          rel="noopener"
          aria-label={entriesTexts.open({ name })}
          title={entriesTexts.open({ name })}
        >
          <Icon name="open" />
        </a>
      )}
      {!isLocked && <IconButton label={entriesTexts.take({ name })} icon="close" onClick={() => remove(index, name)} />}
    </div>
  );
}

function textOf(entry: LinkedEntry, nouns: Nouns): string {
  if (entry.kind !== 'named') return entriesTexts[entry.kind](nouns);
  return entry.name === '' ? entriesTexts.unnamed(nouns) : entry.name;
}

function hintOf(entry: LinkedEntry | undefined, nouns: Nouns): string | undefined {
  if (entry?.kind === 'removed') return entriesTexts.removedHint(nouns);
  return entry?.kind === 'hidden' ? entriesTexts.hiddenHint(nouns) : undefined;
}
