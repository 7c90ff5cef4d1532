import InputBase from '@mui/material/InputBase';
import { useRef, useState, type ReactNode } from 'react';

/** The name of a unit while it is changed: Enter and leaving it take it over, Escape and an empty one do not (PROPU-004, PROPU-005). */
export function UnitName(props: {
  readonly name: string;
  readonly label: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { name, label, onName, onClose } = props;
  const [text, setText] = useState(name);
  // Enter closes the input, which then loses the focus: that is one answer, not two.
  const isDone = useRef(false);
  function finish(typed: string | undefined): void {
    if (isDone.current) return;
    isDone.current = true;
    const wanted = typed?.trim() ?? '';
    if (wanted !== '' && wanted !== name) onName(wanted);
    onClose();
  }
  return (
    <InputBase
      autoFocus
      value={text}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => finish(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish(text);
        if (event.key === 'Escape') finish(undefined);
      }}
      inputProps={{ 'aria-label': label, maxLength: LONGEST }}
      sx={{ width: 200, px: 0.75, '&.Mui-focused': { outline: 2, outlineColor: 'primary.main', borderRadius: 0.5 } }}
    />
  );
}

/** Characters; what is longer does not fit a tab. */
const LONGEST = 80;
