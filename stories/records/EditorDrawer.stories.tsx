import Alert from '@mui/material/Alert';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { addUser } from '../../schemas/users/add-user';
import { updateUser } from '../../schemas/users/update-user';
import { DrawerBody, DrawerFoot, DrawerFrame } from '../../src/app/DrawerFrame';
import type { EditorDefinition } from '../../src/definition';
import { EditorForm, FormServicesProvider, SaveBar } from '../../src/form';
import type { FormData } from '../../src/tree';
import { storyServices } from '../support/services';
import { storyStore } from '../support/store';

interface DrawerProps {
  readonly definition: EditorDefinition;
  readonly form?: FormData;
  readonly close: () => void;
}

const SERVICES = storyServices();

/** An editor of records in its drawer. */
function Drawer({ definition, form, close }: DrawerProps) {
  const [store] = useState(() => storyStore(definition, 'ALP', form));
  return (
    <FormServicesProvider value={SERVICES}>
      <DrawerFrame title={definition.title} width={350} close={close}>
        <DrawerBody>
          {definition.description !== undefined && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {definition.description}
            </Alert>
          )}
          <EditorForm store={store} />
        </DrawerBody>
        <DrawerFoot>
          <SaveBar store={store} onSave={() => undefined} onCancel={close} />
        </DrawerFoot>
      </DrawerFrame>
    </FormServicesProvider>
  );
}

const meta: Meta<typeof Drawer> = { title: 'Screens/Drawer', component: Drawer, args: { close: fn() } };
export default meta;

type Story = StoryObj<typeof Drawer>;

const PERSON = {
  firstName: 'Nora',
  lastName: 'Reyes',
  contactNumber: '09171234567',
  email: 'nora.reyes@demo.example',
  tenantId: 'tenant-alp',
  roleId: 'tenant-alp-editor',
};

export const Add: Story = {
  args: { definition: addUser },
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Add User' });
    await expect(drawer).toBeVisible();
    await expect(screen.getByText(/receive an e-mail to verify the account before login\.$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.close).toHaveBeenCalledOnce();
  },
};

export const RoleOfTheBrand: Story = {
  args: { definition: addUser },
  play: async () => {
    const brand = await screen.findByRole('combobox', { name: /^Brand/ });
    const role = () => screen.getByRole('combobox', { name: /^Role/ });
    await expect(role()).toBeDisabled();
    await screen.findByRole('option', { name: 'ALP' });
    await userEvent.selectOptions(brand, 'ALP');
    await screen.findByRole('option', { name: 'Editor' });
    await userEvent.selectOptions(role(), 'Editor');
    await userEvent.selectOptions(brand, 'AVIDA');
    await screen.findByRole('option', { name: 'Editor' });
    await expect(role()).toHaveValue('');
  },
};

export const Update: Story = {
  args: {
    definition: updateUser,
    form: { details: { ...PERSON, status: 'Verified', roleStatus: 2, reason: 'On leave' } },
  },
};

export const UpdatePending: Story = {
  args: { definition: updateUser, form: { details: { ...PERSON, status: 'Pending', roleStatus: 2 } } },
};
