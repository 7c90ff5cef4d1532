import { useMemo, useState } from 'react';
import type { BlockType, Brand } from '../../src/definition';
import { EditorForm, FormServicesProvider } from '../../src/form';
import { PreviewDialog, PreviewPane, type PreviewSource } from '../../src/preview';
import type { FormData, FormPath } from '../../src/tree';
import { articleEditor } from './articleEditor';
import { storyServices } from './services';
import { storyStore } from './store';

interface ArticleWithPreviewProps {
  readonly types?: Readonly<Record<string, BlockType>>;
  readonly brand?: Brand;
  readonly form?: FormData;
  /** The width of the preview in CSS pixels. */
  readonly width?: number;
  /** The place in the form that has the focus initially. */
  readonly current?: string;
}

const SERVICES = storyServices();

/** An article's form with its preview next to it, as in the console. */
export function ArticleWithPreview({ types, brand = 'ALP', form, width = 560, current }: ArticleWithPreviewProps) {
  const [store] = useState(() => storyStore(articleEditor(types), brand, form));
  const [previewedBlock, setPreviewedBlock] = useState<FormPath>();
  const source = useMemo(
    (): PreviewSource => ({
      fields: store.compiled.editor.fields,
      getForm: () => store.getSnapshot().current,
      subscribe: store.subscribe,
    }),
    [store],
  );
  return (
    <FormServicesProvider value={SERVICES}>
      <div style={{ display: 'grid', gridTemplateColumns: `minmax(300px, 1fr) ${width}px`, gap: 24 }}>
        <EditorForm store={store} onPreview={setPreviewedBlock} />
        <div style={{ height: 640 }}>
          <PreviewPane source={source} focusedPlace={current} />
        </div>
      </div>
      {previewedBlock && (
        <PreviewDialog source={source} blockPath={previewedBlock} close={() => setPreviewedBlock(undefined)} />
      )}
    </FormServicesProvider>
  );
}
