import Box from '@mui/material/Box';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatDate } from '../lib/dates';

/** Stands above a screen on paper only: its name, the brand, and the day of printing. @param props.title as the browser tab has it */
export function PrintHead({ title }: { readonly title: string }): ReactNode {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    // The browser prints what is there when the event is over.
    const note = () => flushSync(() => setNow(Date.now()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return (
    <Box sx={HEAD}>
      {title} · {formatDate(now)}
    </Box>
  );
}

const HEAD = { display: 'none', displayPrint: 'block', pb: 1, mb: 2, borderBottom: 1 } as const;
