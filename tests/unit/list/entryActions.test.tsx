import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { contracts } from '../../../schemas/contracts/area';
import { entryActionsFor } from '../../../src/app/areaAccess';
import { RecordListScreen } from '../../../src/list/RecordListScreen';
import { ToastProvider } from '../../../src/shell/toasts';
import type { RecordSource } from '../../../src/stores/records/source';
import { onlyListed } from '../../../stories/support/recordSources';

const source: RecordSource = {
  ...onlyListed,
  list: async () => ({ rows: [{ id: 'c1', name: 'CTS - House & Lot', version: '1' }], total: 1 }),
};

async function show(scopes: readonly string[]) {
  const element = (
    <RecordListScreen
      area={contracts}
      brand="ALP"
      source={source}
      can={{ update: false, create: false, remove: false }}
      actions={entryActionsFor(contracts, new Set(scopes))}
      dialogOf={({ action, row, name, close }) => (
        <dialog open aria-label={`${action.kind} of ${name} ${row.id}`}>
          <button onClick={close}>Close</button>
        </dialog>
      )}
      now={() => 0}
    />
  );
  const router = createMemoryRouter([{ path: contracts.path, element: <ToastProvider>{element}</ToastProvider> }], {
    initialEntries: [contracts.path],
  });
  render(<RouterProvider router={router} />);
  await screen.findByText('CTS - House & Lot');
}

it('[CTR-016, CTR-018] a row offers the actions that the user may do, and opens their dialog', async () => {
  await show(['read:contract_document_entry', 'create:contract_document_url']);
  expect(screen.getByRole('button', { name: 'Preview: CTS - House & Lot' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous uploads: CTS - House & Lot' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Generate URL: CTS - House & Lot' }));
  expect(screen.getByRole('dialog', { name: 'address of CTS - House & Lot c1' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('[CTR-016, CTR-018] without their scopes the actions for addresses and previous uploads are missing', async () => {
  await show([]);
  expect(screen.getByRole('button', { name: 'Preview: CTS - House & Lot' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Generate URL/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Previous uploads/ })).not.toBeInTheDocument();
});
