import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emails } from '../../../schemas/email/emails';
import { socialMediaLinks } from '../../../schemas/links/social-media-links';
import { storyServices } from '../../../stories/support/services';
import { openForm } from './support/openForm';

const STORED = {
  emails: [
    { $id: '1', category: 'Sales', email: 'sales@alp.example' },
    { $id: '2', category: 'Inquiry', email: 'hello@alp.example' },
  ],
};

/** Opens the form of e-mails with these scopes. */
function openEmails(...scopes: readonly string[]) {
  return openForm({
    definition: emails,
    form: STORED,
    services: { ...storyServices(), can: (scope) => scopes.includes(scope) },
  });
}

const ALL = ['create:email', 'update:email', 'delete:email'];

describe('items without an order of their own', () => {
  it('are not moved, and their menu says so', async () => {
    const { user } = openEmails(...ALL);
    expect(screen.queryByRole('button', { name: /^Move / })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions of Email 1' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Copy Email 1', 'Remove Email 1']);
    await user.keyboard('{Escape}');
    expect(screen.getAllByRole('button', { name: /^Remove Email/ })).toHaveLength(2);
  });

  it('while others are', () => {
    openForm({ definition: socialMediaLinks, form: { links: [{ $id: '1', name: 'a', link: 'https://a.example' }] } });
    expect(screen.getByRole('button', { name: 'Move Link 1' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Actions of Link 1' })).toBeInTheDocument();
  });
});

describe('[MAIL-011] rows', () => {
  it('can be added only with the create scope', async () => {
    const { user, current } = openEmails('create:email');
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Email 1 / }));
    expect(await screen.findByRole('textbox', { name: /^Email/ })).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: /^Email 1 / }));
    await user.click(screen.getByRole('button', { name: '+ Add Email' }));
    await user.type(await screen.findByRole('textbox', { name: /^Email/ }), 'new@alp.example');
    expect(current()['emails']).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Remove Email 3' }));
    expect(current()['emails']).toHaveLength(2);
  });

  it('can be changed only with the update scope', async () => {
    const { user, current } = openEmails('update:email');
    expect(screen.queryByRole('button', { name: '+ Add Email' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Email 1 / }));
    await user.type(await screen.findByRole('textbox', { name: /^Email/ }), 'x');
    expect(current()['emails']).toMatchObject([{ email: 'sales@alp.examplex' }, {}]);
  });

  it('can be removed only with the delete scope', async () => {
    const { user, current } = openEmails('delete:email');
    await user.click(screen.getByRole('button', { name: 'Remove Email 1' }));
    expect(current()['emails']).toMatchObject([{ $id: '2' }]);
  });
});

describe('[PERM-024] links', () => {
  /** The menu of a stored link with these scopes, and whether links can be added. */
  async function offeredWith(...scopes: readonly string[]) {
    const links = ['a', 'b'].map((name) => ({ $id: name, name, link: `https://${name}.example` }));
    const { user } = openForm({
      definition: socialMediaLinks,
      form: { links },
      services: { ...storyServices(), can: (scope) => scopes.includes(scope) },
    });
    const canAdd = screen.queryByRole('button', { name: '+ Add Link' }) !== null;
    await user.click(screen.getByRole('button', { name: 'Actions of Link 1' }));
    return { canAdd, menu: screen.getAllByRole('menuitem').map(({ textContent }) => textContent) };
  }

  it('are added at the end with the create scope alone', async () => {
    expect(await offeredWith('create:links')).toEqual({ canAdd: true, menu: ['Copy Link 1'] });
  });

  it('are moved with the update scope', async () => {
    const menu = ['Move Link 1 up', 'Move Link 1 down', 'Copy Link 1'];
    expect(await offeredWith('update:links')).toEqual({ canAdd: false, menu });
  });

  it('are removed with the delete scope', async () => {
    expect(await offeredWith('delete:links')).toEqual({ canAdd: false, menu: ['Copy Link 1', 'Remove Link 1'] });
  });
});
