import { useMemo, type ReactNode } from 'react';
import { FilePreview } from '../../fields/files/FilePreview';
import { FormServicesProvider } from '../../form';
import { useSession } from '../../session/SessionContext';
import { createFormServices } from '../formServices';

/** A stored file, outside of a form. */
export function StoredFileDialog(props: {
  readonly fileKey: string;
  readonly name: string;
  readonly close: () => void;
}): ReactNode {
  const { fileKey, name, close } = props;
  const { scopes, selectedBrand } = useSession();
  const services = useMemo(() => createFormServices({ scopes, brandId: selectedBrand?.id }), [scopes, selectedBrand]);
  return (
    <FormServicesProvider value={services}>
      <FilePreview file={{ key: fileKey, fileName: name }} name={name} close={close} />
    </FormServicesProvider>
  );
}
