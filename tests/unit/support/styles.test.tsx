import { render } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';

const PROPERTIES = ['display', 'visibility', 'pointerEvents'] as const;

it('the fast computed styles equal those of jsdom for every element that queries inspect', () => {
  const { container } = render(
    <>
      <p style={{ visibility: 'hidden' }}>
        <b>out of sight</b>
        <i style={{ visibility: 'visible' }}>in sight</i>
      </p>
      <p style={{ display: 'none' }}>gone</p>
      <p style={{ pointerEvents: 'none' }}>not to be pressed</p>
      <section hidden>
        <em>hidden</em>
      </section>
      <table>
        <tbody>
          <tr hidden>
            <td>collapsed</td>
          </tr>
          <tr>
            <td>shown</td>
          </tr>
        </tbody>
      </table>
      <input type="hidden" style={{ display: 'block' }} />
      <input type="checkbox" />
      <input />
      <button type="button">Press</button>
      <select>
        <option>One</option>
      </select>
      <dialog open>open</dialog>
      <dialog>closed</dialog>
      <div popover="auto">popover</div>
      <details>
        <summary>more</summary>
      </details>
      <svg>
        <path />
      </svg>
    </>,
  );
  const elements = [...container.querySelectorAll('*')];
  const read = () =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      return [
        element.outerHTML,
        ...PROPERTIES.map((name) => style[name]),
        style.getPropertyValue('visibility'),
        style.color,
      ];
    });
  const fast = read();
  const sheet = document.createElement('style');
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
  expect(fast).toEqual(read());
});
