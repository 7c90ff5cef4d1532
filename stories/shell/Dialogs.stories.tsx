import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionTexts } from '../../src/session/texts';
import { NoticeDialog } from '../../src/shell/NoticeDialog';
import { ShortcutHelp } from '../../src/shell/ShortcutHelp';

const nothing = (): void => undefined;

const meta = {
  title: 'Shell/Dialogs',
  component: NoticeDialog,
  args: {
    title: sessionTexts.idleTitle,
    text: sessionTexts.idleCountdown({ seconds: 42 }),
    action: sessionTexts.staySignedIn,
    onAction: nothing,
    isTimer: true,
  },
} satisfies Meta<typeof NoticeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const SessionEnded: Story = {
  args: {
    title: sessionTexts.endedTitle,
    text: sessionTexts.endedText,
    action: sessionTexts.signIn,
    isTimer: false,
  },
};
export const WindowBlocked: Story = {
  args: {
    ...SessionEnded.args,
    children: (
      <Typography role="alert" sx={{ mt: 1.5 }}>
        {sessionTexts.windowBlocked} <Link href="#">{sessionTexts.signInInTab}</Link>
      </Typography>
    ),
  },
};
export const Shortcuts: Story = { render: () => <ShortcutHelp onClose={nothing} /> };
