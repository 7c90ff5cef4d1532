import type { BrandRow } from '../../services';

/** A project that property documents are assigned to, with the names that the contract gives its parts (MDDOR-017). */
export interface Project {
  readonly ProjectName: string | null;
  readonly ProjectCode: string | null;
  readonly PropertyCode: string | null;
  readonly BldgCode: string | null;
}

/** Where the projects come from (B-36). */
export interface ProjectSource {
  /**
   * The projects of a brand.
   * @throws SourceUnavailable 'Could not retrieve projects list.'
   */
  list(brand: BrandRow): Promise<readonly Project[]>;
}
