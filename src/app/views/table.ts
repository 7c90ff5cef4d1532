import type { ComponentType } from 'react';
import type { EntryViewName } from '../../definition';
import type { EntryViewProps } from './entryView';
import { UserDetail } from './UserDetail';

/** Entry pages that show something other than an editor, by name. */
export const ENTRY_VIEWS = {
  'user-detail': UserDetail,
} as const satisfies { readonly [Name in EntryViewName]: ComponentType<EntryViewProps> };
