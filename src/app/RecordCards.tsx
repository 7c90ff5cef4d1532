import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EditorDefinition, RowCards } from '../definition';
import { logError } from '../lib/log';
import { RecordCardScreen } from '../list/RecordCardScreen';
import type { RecordListProps } from '../list/recordListProps';
import { useSession } from '../session/SessionContext';
import { fileUrl } from './fileUrl';
import { recordEditor } from './recordEditor';
import { services } from './services';

interface RecordCardsProps extends RecordListProps {
  readonly cards: RowCards;
  readonly editors: readonly EditorDefinition[];
}

/** The list of an area of records as cards; those with an unsaved draft say so (BAN-028). */
export function RecordCards({ editors, ...props }: RecordCardsProps): ReactNode {
  const { user, selectedBrand } = useSession();
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState<ReadonlySet<string | undefined>>(NONE);
  const add = recordEditor(props.area, editors, undefined).name;
  useEffect(() => {
    let isCurrent = true;
    const of = { userId: user.id, brandId: selectedBrand?.id ?? '', editor: add };
    // The form that was just left may still be keeping its draft.
    services.drafts
      .settled()
      .then(() => services.drafts.ids(of))
      .then(
        (ids) => {
          if (isCurrent) setDrafts(ids);
        },
        (error: unknown) => logError('The drafts could not be looked for.', error),
      );
    return () => {
      isCurrent = false;
    };
  }, [add, selectedBrand, user]);
  return <RecordCardScreen {...props} drafts={drafts} fileUrl={fileUrl} onOpen={(path) => void navigate(path)} />;
}

const NONE: ReadonlySet<string | undefined> = new Set();
