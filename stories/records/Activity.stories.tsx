import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { ActivityScreen } from '../../src/app/activity/ActivityScreen';
import type { OptionSourceName } from '../../src/definition';
import { ToastProvider } from '../../src/shell/toasts';
import { someActivity, storyContentPath, storyLog } from '../support/activity';
import { storyOptions } from '../support/options';

interface LogProps extends Pick<ComponentProps<typeof ActivityScreen>, 'read'> {
  /** CSS pixels. */
  readonly width?: number;
}

/** The log on its own. */
function Log({ read, width }: LogProps) {
  const [router] = useState(() => {
    const screen = (
      <ActivityScreen
        scope="everything"
        read={read}
        contentPathOf={storyContentPath}
        options={optionsOf}
        now={Date.now}
      />
    );
    return createMemoryRouter([{ path: '*', element: <ToastProvider>{screen}</ToastProvider> }], {
      initialEntries: ['/activity'],
    });
  });
  return (
    <div style={{ width }}>
      <RouterProvider router={router} />
    </div>
  );
}

function optionsOf(source: OptionSourceName) {
  return storyOptions[source];
}

const meta: Meta<typeof Log> = { title: 'Screens/Activity', component: Log };
export default meta;

type Story = StoryObj<typeof Log>;

export const Filled: Story = {
  args: { read: storyLog(someActivity) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('row', { name: /^Website of ALP Deployment: Done. New prices/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nora Reyes' })).toHaveAttribute(
      'href',
      '/manage-users/user-details/user-1',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Person' }), 'Platform');
    await expect(await canvas.findByText('1-2 of 2 items')).toBeVisible();
  },
};

export const Narrow: Story = { args: { ...Filled.args, width: 360 } };
export const Empty: Story = { args: { read: storyLog([]) } };
export const Loading: Story = { args: { read: () => new Promise(() => undefined) } };
export const Failed: Story = { args: { read: async () => Promise.reject(new Error('No answer.')) } };
