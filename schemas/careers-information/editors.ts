import type { EditorDefinition } from '../../src/definition';
import { careersInformationDetails } from './details';

export const editors: readonly EditorDefinition[] = [careersInformationDetails];
