import type { ReactNode } from 'react';
import { SampleFeature } from '../shell/SampleFeature';
import { AreaGate } from './AreaGate';
import { sampleFeature } from './consoleAreas';

/** The sample feature (NAV-017). */
export function SampleRoute(): ReactNode {
  return (
    <AreaGate area={sampleFeature}>
      <SampleFeature />
    </AreaGate>
  );
}
