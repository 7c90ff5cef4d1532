import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Message } from '../../../src/shell/Message';
import { RetryButton } from '../../../src/shell/RetryButton';

/** A screen with one section, whose first request has failed. */
function Screen({
  failed,
  loading,
}: {
  readonly failed: (retry: ReactNode) => ReactNode;
  readonly loading: ReactNode;
}) {
  const [isLoading, setLoading] = useState(false);
  return <main tabIndex={-1}>{isLoading ? loading : failed(<RetryButton onClick={() => setLoading(true)} />)}</main>;
}

function retry(): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name: 'Retry' }));
}

describe('the button that retries', () => {
  it('leaves the focus at the heading of its section', async () => {
    const section = (content: ReactNode) => (
      <>
        <h1>Home</h1>
        <section>
          <h2>Recent edits</h2>
          {content}
        </section>
      </>
    );
    render(<Screen failed={section} loading={section('Loading…')} />);
    await retry();
    expect(screen.getByRole('heading', { name: 'Recent edits' })).toHaveFocus();
  });

  it('leaves the focus at the screen if nothing of that was loaded', async () => {
    render(<Screen failed={(button) => <Message title="Not loaded">{button}</Message>} loading="Loading…" />);
    await retry();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leaves the focus at the heading of the first screen if the whole console was not loaded', async () => {
    function Console() {
      const [isLoaded, setLoaded] = useState(false);
      return isLoaded ? (
        <main tabIndex={-1}>
          <h1>Home</h1>
        </main>
      ) : (
        <Message title="Not loaded">
          <RetryButton onClick={() => setLoaded(true)} />
        </Message>
      );
    }
    render(<Console />);
    await retry();
    expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus();
  });

  it('takes the focus from nothing else', async () => {
    render(
      <>
        <input aria-label="Search" />
        <Screen failed={(button) => button} loading="Loading…" />
      </>,
    );
    const button = screen.getByRole('button', { name: 'Retry' });
    screen.getByLabelText('Search').focus();
    button.click();
    expect(await screen.findByText('Loading…')).toBeVisible();
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });
});
