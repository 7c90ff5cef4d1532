import { Icon } from './Icon';
import './TagList.css';

interface TagListProps {
  readonly label: string;
  readonly tags: readonly { readonly key: string; readonly label: string }[];
  /** What the button of a tag does: 'Remove Garden'. */
  readonly nameOf: (tag: string) => string;
  /** Takes one away; undefined where the list can only be read. */
  readonly remove: ((index: number) => void) | undefined;
}

/** Short texts beside each other, each with a button that takes it away; nothing for none. */
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
