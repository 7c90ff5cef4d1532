import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DraftOffer } from '../../../src/app/DraftOffer';

const NO_DRAFTS = [] as const;

function Screen() {
  const [isOffered, setOffered] = useState(true);
  const settle = () => setOffered(false);
  return (
    <main tabIndex={-1}>
      <h1>Edit Page</h1>
      {isOffered && <DraftOffer drafts={NO_DRAFTS} onRestore={settle} onDiscard={settle} />}
    </main>
  );
}

it.each(['Restore', 'Discard'])('the offer of a draft leaves the focus at the heading: %s', async (name) => {
  render(<Screen />);
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Edit Page' })).toHaveFocus();
});
