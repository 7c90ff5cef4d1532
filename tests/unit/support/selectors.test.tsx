import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

const SELECTORS = [
  ...['input', 'input, select', 'a[href]', 'input:not([list])[type="text"]', 'input[type=submit], input[type=button]'],
  ...['[href]', '*', 'p > b', 'p b, svg', '.one', 'b.one', 'b:is(.one, p *)', 'section:not(.one)'],
];

it.each(SELECTORS)('the fast answer whether an element matches %s equals that of jsdom', (selector) => {
  const { container } = render(
    <>
      <p>
        <b className="one">bold</b>
        <a href="/elsewhere">link</a>
        <a>no link</a>
      </p>
      <section className="one">
        <input type="text" />
        <input type="text" list="choices" />
        <input type="button" />
        <select />
      </section>
      <svg />
    </>,
  );
  const matching = [...container.querySelectorAll('*')].filter((element) => element.matches(selector));
  expect(matching).toEqual([...container.querySelectorAll(selector)]);
});
