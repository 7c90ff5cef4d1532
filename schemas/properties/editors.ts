import type { EditorDefinition } from '../../src/definition';
import { propertyAmenities } from './amenities';
import { propertyConstructionUpdates } from './constructionUpdates';
import { propertyFloorPlans } from './floorPlans';
import { propertyLocations } from './locations';
import { propertyOverview } from './overview';
import { property } from './property';

export const editors: readonly EditorDefinition[] = [
  property,
  propertyOverview,
  propertyLocations,
  propertyAmenities,
  propertyFloorPlans,
  propertyConstructionUpdates,
];
