import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brands } from '../../../schemas/brands';
import { compileEditor } from '../../compile';
import { articleEditor } from '../../../stories/support/articleEditor';
import { Sketch } from './Sketch';

/** The sketch of every component, enlarged. */
function Sketches() {
  const { fields } = compileEditor(articleEditor(), brands.ALP).editor;
  const group = fields['content'];
  const blocks = group?.type === 'group' ? group.fields['components'] : undefined;
  if (blocks?.type !== 'blocks') throw new Error('The article has no components.');
  return (
    <Box
      sx={{
        ...{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 3, typography: 'body2' },
        '& .f-sketch': { width: '100%', height: 'auto' },
      }}
    >
      {Object.entries(blocks.types).map(([type, { label, help, fields: own, layout }]) => (
        <figure key={type} style={{ margin: 0 }}>
          <Sketch fields={own} layout={layout} />
          <figcaption>
            {label}: {help}
          </figcaption>
        </figure>
      ))}
    </Box>
  );
}

const meta: Meta<typeof Sketches> = { title: 'Fields/Sketches', component: Sketches };
export default meta;

type Story = StoryObj<typeof Sketches>;

export const All: Story = {
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.innerHTML);
    await expect(drawings).toHaveLength(14);
    await expect(new Set(drawings).size).toBe(14);
  },
};
