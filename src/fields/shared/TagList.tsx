import { Icon } from './Icon';
import './TagList.css';

interface TagListProps {
  readonly label: string;
  readonly tags: readonly { readonly key: string; readonly label: string }[];
  /** Label of the remove button of a tag: 'Remove Garden'. */
  readonly nameOf: (tag: string) => string;
  /** Undefined if the list is read-only. */
  readonly remove: ((index: number) => void) | undefined;
}

/** Short texts in a row, each with a remove button; renders nothing if there are none. */
export function TagList({ label, tags, nameOf, remove }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul className="f-tag-list" aria-label={label}>
      {tags.map((tag, index) => {
        const name = nameOf(tag.label);
        return (
          <li key={tag.key} className="f-tag">
            {tag.label}
            {remove && (
              <button type="button" aria-label={name} title={name} onClick={() => remove(index)}>
                <Icon name="close" />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
