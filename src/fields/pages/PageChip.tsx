import { useSortableItem } from '../../hooks/useSortableItem';
import { Icon } from '../shared/Icon';
import type { LinkedPage } from '../shared/services';
import './PageChip.css';
import { pagesTexts } from './texts';

interface PageChipProps {
  readonly rowKey: string;
  readonly index: number;
  /** Undefined while nothing is known of the page. */
  readonly page: LinkedPage | undefined;
  /** Whether its name could not be loaded. */
  readonly isUnnamed: boolean;
  readonly isLocked: boolean;
  /** Whether there is no other one. */
  readonly isOnly: boolean;
  readonly remove: (index: number, name: string) => void;
}

/** One picked page. One that is gone says so and can be taken out. */
export function PageChip({ rowKey, index, page, isUnnamed, isLocked, isOnly, remove }: PageChipProps) {
  const { ref, style, isDragged, grip } = useSortableItem(rowKey, { disabled: isLocked || isOnly, isGrid: true });
  const text = page ? textOf(page) : isUnnamed ? pagesTexts.unnamed : pagesTexts.loading;
  const name = page?.kind === 'named' ? page.name : pagesTexts.nameAt({ name: text, position: index + 1 });
  const hint = page?.kind === 'hidden' ? pagesTexts.hiddenHint : undefined;
  return (
    <div
      ref={ref}
      style={style}
      className="f-page"
      role="listitem"
      title={hint}
      data-kind={page?.kind}
      data-dragged={isDragged || undefined}
    >
      {!isLocked && !isOnly && (
        <button {...grip} type="button" className="f-grip" aria-label={pagesTexts.move({ name })}>
          <Icon name="grip" />
        </button>
      )}
      {page?.kind === 'removed' && <Icon name="warning" />}
      <span className="f-page-name">{text}</span>
      {!isLocked && (
        <button
          type="button"
          className="f-icon-button"
          aria-label={pagesTexts.take({ name })}
          title={pagesTexts.take({ name })}
          onClick={() => remove(index, name)}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

function textOf(page: LinkedPage): string {
  return page.kind === 'named' ? page.name : pagesTexts[page.kind];
}
