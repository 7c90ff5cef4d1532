import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { expect, it } from 'vitest';
import { lazyOverlay } from '../../../src/hooks/lazyComponent';

interface OverlayProps {
  readonly close: () => void;
}

function Overlay({ close }: OverlayProps) {
  return (
    <Dialog open onClose={close} transitionDuration={0}>
      <input aria-label="Search" autoFocus />
    </Dialog>
  );
}

it('an overlay above a drawer returns the focus to its input, whether or not it had to be loaded', async () => {
  let finishLoading = (_loaded: ComponentType<OverlayProps>): void => undefined;
  const LazyOverlay = lazyOverlay<OverlayProps>(
    () =>
      new Promise((resolve) => {
        finishLoading = resolve;
      }),
  );
  function Screen() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Drawer open transitionDuration={0}>
          <input aria-label="Title" onKeyDown={({ key }) => key === 'F2' && setIsOpen(true)} />
        </Drawer>
        {isOpen && <LazyOverlay close={() => setIsOpen(false)} />}
      </>
    );
  }
  render(<Screen />);
  const input = screen.getByRole('textbox', { name: 'Title' });
  await userEvent.click(input);
  await userEvent.keyboard('{F2}');
  expect(await screen.findByRole('status')).toBeInTheDocument();
  expect(input).not.toHaveFocus();
  finishLoading(Overlay);
  expect(await screen.findByRole('textbox', { name: 'Search' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(input).toHaveFocus();
  await userEvent.keyboard('{F2}');
  expect(await screen.findByRole('textbox', { name: 'Search' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(input).toHaveFocus();
});
