import { useMemo, type ReactNode } from 'react';
import type { AreaAccess, EditorDefinition, RowsArea, RowsTab } from '../definition';
import type { SessionBrand } from '../session/session';
import { useSession } from '../session/SessionContext';
import { EditorHead } from './EditorHead';
import { EditorHost } from './EditorHost';
import { EditorTabs } from './EditorTabs';
import { mayWrite } from './recordAccess';
import { TrashButton } from './trash/TrashButton';
import { useOpenEditor } from './useOpenEditor';

/** All records of a tab in one form. */
export function RowsScreen(props: {
  readonly area: RowsArea;
  /** Those of the brand. */
  readonly tabs: readonly RowsTab[];
  readonly tab: RowsTab;
  readonly definition: EditorDefinition;
  readonly brand: SessionBrand;
}): ReactNode {
  const { area, tabs, tab, definition, brand } = props;
  const session = useSession();
  const opening = useOpenEditor({ definition, brand });
  const [{ kind: records }] = area.records;
  const trashOf = useMemo(() => ({ brandId: brand.id, records }), [brand, records]);
  const [first] = tabs;
  const hasTabs = tabs.length > 1;
  return (
    <EditorHost
      opening={opening}
      subject={{ kind: 'rows', noun: area.noun }}
      canSave={() => mayChange(area.access, session.scopes)}
      head={({ description, mark }) => (
        <EditorHead title={area.menu.label} description={description} note="" mark={!hasTabs && mark}>
          {hasTabs && (
            <EditorTabs
              tabs={tabs}
              current={tab}
              mark={mark}
              addressOf={({ key }) => (key === first?.key ? area.path : `${area.path}/${key}`)}
            />
          )}
        </EditorHead>
      )}
      tools={
        mayWrite(area, session, 'create') && (
          <TrashButton
            heading={area.menu.label}
            nouns={area.plural}
            of={trashOf}
            onChanged={() => opening.status === 'open' && opening.open.reopen(undefined)}
          />
        )
      }
      tabId={hasTabs ? `tab-${tab.key}` : undefined}
    />
  );
}

/** Who may add, change or remove rows may save; the form locks what they may not (MAIL-011). */
function mayChange({ create, update, delete: remove }: AreaAccess, scopes: ReadonlySet<string>): boolean {
  return [create, update, remove].some((scope) => scope !== undefined && scopes.has(scope));
}
