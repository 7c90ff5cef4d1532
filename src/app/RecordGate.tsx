import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { RecordArea } from '../definition';
import { useSession } from '../session/SessionContext';
import { AreaGate } from './AreaGate';

/** Shows a screen of records to who may read them; staff of a brand are led on where it is none for them (USR-006, A-26). */
export function RecordGate(props: { readonly area: RecordArea; readonly children: ReactNode }): ReactNode {
  const { area, children } = props;
  const { brand } = useSession();
  if (area.redirectOfBrandStaff !== undefined && brand !== undefined) {
    return <Navigate to={area.redirectOfBrandStaff} replace />;
  }
  return <AreaGate area={area}>{children}</AreaGate>;
}
