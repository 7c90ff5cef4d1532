import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AreaAccess, EditorDefinition, RowsArea, RowsTab } from '../definition';
import type { SessionBrand } from '../session/session';
import { useSession } from '../session/SessionContext';
import { EditorFrame } from './EditorFrame';
import { EditorPane } from './EditorPane';
import { EditorTabs } from './EditorTabs';
import { useOpenEditor } from './useOpenEditor';

/** What the screen of an area of rows shows. */
interface RowsScreenProps {
  readonly area: RowsArea;
  /** Those of the brand. */
  readonly tabs: readonly RowsTab[];
  readonly tab: RowsTab;
  readonly definition: EditorDefinition;
  readonly brand: SessionBrand;
}

/** All records of a tab in one form. */
export function RowsScreen(props: RowsScreenProps): ReactNode {
  const { area, tab, definition, brand } = props;
  const { user, scopes } = useSession();
  const opening = useOpenEditor({ definition, brand, userId: user.id });
  if (opening.status !== 'open') {
    return (
      <EditorFrame opening={opening} noun={area.noun}>
        <RowsHead {...props} />
      </EditorFrame>
    );
  }
  return (
    <EditorPane
      open={opening.open}
      subject={{ kind: 'rows', noun: area.noun }}
      canSave={() => mayChange(area.access, scopes)}
      head={({ mark }) => <RowsHead {...props} mark={mark} />}
      {...(props.tabs.length > 1 ? { tabId: `tab-${tab.key}` } : {})}
      onCancel={() => opening.open.form.restore(opening.open.form.getSnapshot().base)}
      gone={() => undefined}
      saved={() => undefined}
    />
  );
}

/** Who may add, change or remove rows may save; the form locks what they may not (MAIL-011). */
function mayChange({ create, update, delete: remove }: AreaAccess, scopes: ReadonlySet<string>): boolean {
  return [create, update, remove].some((scope) => scope !== undefined && scopes.has(scope));
}

function RowsHead({
  area,
  tabs,
  tab,
  definition,
  brand,
  mark,
}: RowsScreenProps & { readonly mark?: ReactNode }): ReactNode {
  const [first] = tabs;
  const hasTabs = tabs.length > 1;
  return (
    <>
      <Typography variant="h1">{area.menu.label}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2, minHeight: 21 }}>
        {definition.description?.replaceAll('{brand}', brand.name)}
        {!hasTabs && mark}
      </Typography>
      {hasTabs && (
        <EditorTabs
          tabs={tabs}
          current={tab}
          mark={mark}
          addressOf={({ key }) => (key === first?.key ? area.path : `${area.path}/${key}`)}
        />
      )}
    </>
  );
}
