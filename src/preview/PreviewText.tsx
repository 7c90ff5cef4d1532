import { useMemo, type ReactNode } from 'react';
import type { PlacedField } from '../definition';
import { shownHtml } from '../fields/richText/html';
import { kindOf, shownText, textOf, type Drawn } from '../kinds';
import { isPlainText, type FormValue } from '../tree';

interface PreviewTextProps {
  readonly field: PlacedField;
  readonly drawn: Exclude<Drawn, 'nothing' | 'picture' | 'pictures' | 'video' | 'videos'>;
  readonly value: FormValue;
}

/** A text in its look. Formatted text is cleaned, however it was stored. */
export function PreviewText({ field, drawn, value }: PreviewTextProps) {
  const isHtml = kindOf(field).isHtml?.(value) === true;
  const text = isPlainText(value) ? value.plain : ((isHtml ? undefined : shownText(field, value)) ?? textOf(value));
  const html = useMemo(() => (isHtml ? { __html: shownHtml(text) } : undefined), [isHtml, text]);
  if (text.trim() === '') return null;
  const content = html ? <div dangerouslySetInnerHTML={html} /> : <span className="plain">{text}</span>;
  return LOOKS[drawn](content, field.label ?? '');
}

const LOOKS = {
  title: (content) => <h1>{content}</h1>,
  heading: (content) => <h2>{content}</h2>,
  lead: (content) => <div className="lead">{content}</div>,
  quote: (content) => <blockquote>{content}</blockquote>,
  caption: (content) => <div className="caption">{content}</div>,
  fact: (content, label) => (
    <div className="fact">
      <b>{label}</b> {content}
    </div>
  ),
  link: (content) => (
    <p>
      <span className="link">{content}</span>
    </p>
  ),
  paragraphs: (content) => <div className="paragraphs">{content}</div>,
  line: (content) => <p>{content}</p>,
} as const satisfies Record<PreviewTextProps['drawn'], (content: ReactNode, label: string) => ReactNode>;
