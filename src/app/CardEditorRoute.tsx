import { useEffect, type ReactNode } from 'react';
import { useLoaderData, useNavigate, useParams } from 'react-router-dom';
import { ServiceError } from '../api/errors';
import type { CardArea, EditorDefinition } from '../definition';
import { editorTexts } from '../lib/messages';
import { cardPath } from '../list/cardPaths';
import { useSession } from '../session/SessionContext';
import { useToasts } from '../shell/toasts';
import { AreaGate } from './AreaGate';
import { EditorFrame, EditorTitle } from './EditorFrame';
import { EditorPane } from './EditorPane';
import { useOpenEditor } from './useOpenEditor';

/** The editor of one of an area's pages, or of a new one. */
export function CardEditorRoute({ area }: { readonly area: CardArea }): ReactNode {
  const { slug } = useParams();
  return (
    <AreaGate area={area}>
      <CardEditor key={slug ?? 'new'} area={area} slug={slug} />
    </AreaGate>
  );
}

function CardEditor({ area, slug }: { readonly area: CardArea; readonly slug: string | undefined }): ReactNode {
  const editors = useLoaderData<readonly EditorDefinition[]>();
  const definition = editors.find(({ name }) => name === area.editor);
  if (!definition) throw new RangeError(`The area '${area.name}' has no editor '${area.editor}'.`);
  const { user, scopes, selectedBrand } = useSession();
  const navigate = useNavigate();
  const opening = useOpenEditor({ definition, brand: selectedBrand, userId: user.id, slug });
  const leave = () => void navigate(area.path);
  useMissingPage(area, opening.status === 'failed' ? opening.error : undefined);
  const title = slug === undefined ? area.headings.add : area.headings.change;
  if (opening.status !== 'open') {
    return (
      <EditorFrame opening={opening} noun={editorTexts.page}>
        <EditorTitle title={title} note="" />
      </EditorFrame>
    );
  }
  const description = definition.description?.replaceAll('{brand}', selectedBrand?.name ?? '');
  return (
    <EditorPane
      open={opening.open}
      subject={{ kind: 'page', noun: editorTexts.page }}
      canSave={({ id }) => {
        const scope = id === undefined ? area.access.create : area.access.update;
        return scope !== undefined && scopes.has(scope);
      }}
      head={({ note }) => <EditorTitle title={title} description={description} note={note} />}
      onCancel={leave}
      gone={leave}
      saved={({ isFirst, loaded }) => {
        if (isFirst && area.afterCreation !== 'page') leave();
        else if (loaded.slug !== undefined && loaded.slug !== slug) {
          void navigate(cardPath(area, { slug: loaded.slug }), { replace: true });
        }
      }}
    />
  );
}

/** A page that is not there leads back to the list (ERR-007). */
function useMissingPage(area: CardArea, error: unknown): void {
  const navigate = useNavigate();
  const toasts = useToasts();
  const isMissing = error instanceof ServiceError && error.code === 'NOT_FOUND';
  useEffect(() => {
    if (!isMissing) return;
    toasts.error(editorTexts.pageGone);
    void navigate(area.path, { replace: true });
  }, [area, isMissing, navigate, toasts]);
}
