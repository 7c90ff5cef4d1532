import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EditorDefinition, RowCards } from '../definition';
import { useRequest } from '../hooks/useRequest';
import { RecordCardScreen } from '../list/RecordCardScreen';
import type { RecordListProps } from '../list/useRecordList';
import { useSession } from '../session/SessionContext';
import { fileUrl } from './fileUrl';
import { recordEditor } from './recordEditor';
import { services } from './services';

interface RecordCardsProps extends RecordListProps {
  readonly cards: RowCards;
  readonly editors: readonly EditorDefinition[];
}

/** The list of an area of records as cards; cards with an unsaved draft are marked (BAN-028). */
export function RecordCards({ editors, ...props }: RecordCardsProps): ReactNode {
  const { user, selectedBrand } = useSession();
  const navigate = useNavigate();
  const editor = recordEditor(props.area, editors, 'add').name;
  const of = useMemo(
    () => ({ userId: user.id, brandId: selectedBrand?.id ?? '', editor }),
    [editor, selectedBrand, user],
  );
  const logMessage = 'The drafts could not be looked for.';
  const { result: drafts = NONE } = useRequest({ input: of, load: services.drafts.ids, logMessage });
  return <RecordCardScreen {...props} drafts={drafts} fileUrl={fileUrl} onOpen={(path) => void navigate(path)} />;
}

const NONE: ReadonlySet<string | undefined> = new Set();
