import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { AreaDefinition } from '../definition';
import { shellTexts } from '../lib/messages';
import { menuAreas } from '../session/access';
import { useSession } from '../session/SessionContext';
import { Message } from './Message';

/** Why a page does not open. */
export type InvalidReason =
  | { readonly kind: 'address' }
  | { readonly kind: 'brand' }
  /** The scope that is missing. */
  | { readonly kind: 'scope'; readonly scope: string };

/** The invalid-page screen: why, whom to ask, and a way on (SHELL-012, SHELL-013, B-32). */
export function InvalidPage(props: {
  readonly areas: readonly AreaDefinition[];
  readonly reason: InvalidReason;
}): ReactNode {
  const session = useSession();
  const first = menuAreas(props.areas, session)[0];
  return (
    <Message title={shellTexts.invalidPage} text={textOf(props.reason, first !== undefined)}>
      {first && (
        <Button variant="contained" component={RouterLink} to={first.path}>
          {shellTexts.goTo(first.menu.label)}
        </Button>
      )}
    </Message>
  );
}

function textOf(reason: InvalidReason, hasAccess: boolean): string {
  switch (reason.kind) {
    case 'address':
      return hasAccess ? shellTexts.invalidAddress : shellTexts.noAccess;
    case 'brand':
      return shellTexts.invalidBrand;
    case 'scope':
      return shellTexts.invalidAccess(reason.scope);
  }
}
