import { expect, test } from 'vitest';
import { htmlToText } from '../../../server/content/html/htmlToText';

test.each([
  ['<p>Homes for <b>generations</b>, and <a href="/x">their</a>.</p>', 'Homes for generations, and their.'],
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['<ul><li>Parks</li><li>Shops</li></ul>', 'Parks Shops'],
  ['Above<br>below', 'Above below'],
  ['un<i>believ</i>able', 'unbelievable'],
  ['A &amp; B<!-- never -->', 'A & B'],
])('the words of %s', (html, words) => {
  expect(htmlToText(html)).toBe(words);
});
