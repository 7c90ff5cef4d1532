import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aboutUs } from '../../schemas/company-information/about-us';
import { facts } from '../../schemas/company-information/facts';
import { footerLinks } from '../../schemas/company-information/footer-links';
import { missionVision } from '../../schemas/company-information/mission-vision';
import { StoryForm } from '../support/StoryForm';

const meta: Meta<typeof StoryForm> = { title: 'Form/Editor form', component: StoryForm, args: { whole: true } };
export default meta;

type Story = StoryObj<typeof StoryForm>;

const FILLED = {
  main: {
    title: 'Building places that last',
    seoTitle: 'About ALP | Estates and residences',
    h1Tag: 'About ALP',
    h2SubHeading: 'Five decades of city making',
    bodies: [
      {
        $id: 'a',
        web: '<p>From a single estate to fifty cities: how the company grew with the country and why it stayed.</p>',
      },
      { $id: 'b' },
      {
        $id: 'c',
        web: '<p>Sustainability is measured, not promised: our commitments for 2030</p>',
        mobile: '<p>2030</p>',
      },
    ],
    images: [
      {
        $id: 'i',
        key: 'files/estate.png',
        fileName: 'estate.png',
        caption: 'Estate at dawn',
        altText: 'Aerial view of the estate',
      },
      { $id: 'j', key: 'files/lobby-west.png', fileName: 'lobby-west.png' },
    ],
  },
};

export const AboutUs: Story = { args: { definition: aboutUs, form: FILLED, checked: true } };

export const AboutUsEmpty: Story = { args: { definition: aboutUs } };

export const AboutUsOfAvida: Story = {
  args: { definition: aboutUs, brand: 'AVIDA', form: FILLED },
  globals: { brand: 'AVIDA' },
};

export const Narrow: Story = {
  args: { definition: aboutUs, form: FILLED, whole: false },
  decorators: [
    (Story) => (
      <div style={{ width: 420 }}>
        <Story />
      </div>
    ),
  ],
};

export const ReadOnly: Story = { args: { definition: aboutUs, form: FILLED, readOnly: true, whole: false } };

export const MissionAndVision: Story = { args: { definition: missionVision } };

export const FactsWithSections: Story = {
  args: {
    definition: facts,
    form: {
      main: { title: 'Facts' },
      sections: [
        { $id: 's', items: [{ $id: 'x', title: 'Founded', body: '<p>1974</p>' }], images: [] },
        { $id: 't', items: [], images: [] },
      ],
    },
  },
};

export const FooterLinks: Story = {
  args: {
    definition: footerLinks,
    brand: 'AMAIA',
    form: { main: { items: [{ text: 'Call us', link: '+63 2 1234', isLink: 1 }] } },
  },
  globals: { brand: 'AMAIA' },
};

export const SayingWhatIsMissing: Story = {
  args: { definition: aboutUs, form: FILLED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'SAVE' })).toBeDisabled();
    await expect(canvas.getByText('Nothing changed yet')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Title'), '!');
    await userEvent.click(await canvas.findByRole('button', { name: '1 problem: Web Content of Body 2' }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: /Body Content is required/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Web Content/ })).toHaveFocus());
  },
};
