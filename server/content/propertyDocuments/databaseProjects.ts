import type { Queryable } from '../../database/database';
import type { Project, ProjectSource } from './projectSource';

/** The projects of the table mdor_project, by name. */
export function databaseProjects(database: Queryable): ProjectSource {
  return {
    list: (brand) =>
      database.query<Project>(
        `SELECT project_name AS "ProjectName", project_code AS "ProjectCode", property_code AS "PropertyCode",
           bldg_code AS "BldgCode"
         FROM mdor_project WHERE brand_id = $1 ORDER BY lower(project_name), project_code, sequence`,
        [brand.id],
      ),
  };
}
