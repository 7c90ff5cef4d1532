import type { ContentContext } from '../context';
import { databaseProjects } from './databaseProjects';
import { httpProjects } from './httpProjects';
import type { ProjectSource } from './projectSource';

/** The system of MDOR_PROJECTS_URL, or the table of this database. */
export function openProjectSource(context: ContentContext): ProjectSource {
  const url = context.services.config.mdorProjectsUrl;
  return url === undefined
    ? databaseProjects(context.database)
    : httpProjects({ url, logger: context.services.logger });
}
