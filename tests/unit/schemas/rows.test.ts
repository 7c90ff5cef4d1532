import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { emails } from '../../../schemas/email/emails';
import { externalLinks } from '../../../schemas/links/external-links';
import { compileEditor, createValidate } from '../../../src/compile';
import { ajvValidator } from '../../../src/compile/ajv';
import type { EditorDefinition } from '../../../src/definition';
import type { FormData } from '../../../src/tree';

function problemsOf(editor: EditorDefinition, form: FormData): readonly string[] {
  const compiled = compileEditor(editor, brands.ALP);
  const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
  return validate(form).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('the rows of notification e-mails', () => {
  const row = { email: 'Sales@alp.example', category: 'Sales' };
  const shouted = { ...row, email: 'SALES@ALP.EXAMPLE' };

  it('[MAIL-006] hold an address once per category, ignoring case', () => {
    expect(problemsOf(emails, { emails: [row, shouted] })).toEqual([
      'emails.1.email: Email must be unique per category.',
    ]);
    expect(problemsOf(emails, { emails: [row, { ...shouted, category: 'After Sales' }] })).toEqual([]);
  });
});

describe('the rows of links', () => {
  it.each(['social.example', '//social.example', 'www.social.example/page'])(
    'refuse %s, which has no scheme',
    (link) => {
      expect(problemsOf(externalLinks, { links: [{ name: 'Page', link }] })).toEqual([
        'links.0.link: Link must be a web, email or telephone link.',
      ]);
      expect(
        problemsOf(externalLinks, { links: [{ name: 'Page', link: `https://${link.replace('//', '')}` }] }),
      ).toEqual([]);
    },
  );
});
