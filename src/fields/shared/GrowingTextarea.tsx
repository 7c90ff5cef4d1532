import { useLayoutEffect, useRef, type ComponentPropsWithoutRef, type CSSProperties } from 'react';

/** Top and bottom border in CSS pixels, which `scrollHeight` does not include. */
const BORDERS = 2;

/** Several lines of plain text; grows with its content, within the screen. @param props.rows visible lines at least */
export function GrowingTextarea(
  props: Omit<ComponentPropsWithoutRef<'textarea'>, 'className' | 'style'> & {
    readonly value: string;
    readonly rows: number;
  },
) {
  const { value, rows } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = input.current;
    // Most browsers support `field-sizing` and need no script.
    if (!area || Reflect.has(area.style, 'fieldSizing')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + BORDERS}px`;
  }, [value]);
  return (
    <textarea {...props} ref={input} className="f-input f-multiline" style={{ '--rows': rows } as CSSProperties} />
  );
}
