import type { ReactNode } from 'react';
import { listActivity, type Activity, type ActivityQuery } from '../../api/activity';
import type { OptionSourceName } from '../../definition';
import { isPlatformAdministrator } from '../../session/access';
import { useSession } from '../../session/SessionContext';
import { InvalidRoute } from '../InvalidRoute';
import { screenOfEntry } from '../screenOfEntry';
import { services } from '../services';
import { currentBrandContext } from '../brandContext';
import { ActivityScreen } from './ActivityScreen';

/** The activity log, if the identity service keeps one: of everything or, for staff, of the content they may read. */
export function ActivityRoute(): ReactNode {
  const { user } = useSession();
  if (!services.capabilities.offers('identity', 'activity_log')) return <InvalidRoute />;
  const scope = isPlatformAdministrator(user) ? 'everything' : 'content';
  return <ActivityScreen {...{ scope, contentPathOf }} read={readLog} options={optionsOfPlatform} now={Date.now} />;
}

function readLog(query: ActivityQuery) {
  return listActivity(services.identity, query);
}

/** Content opens in its own brand; content without a brand opens in every brand. */
async function contentPathOf({ content, brand }: Activity): Promise<string | undefined> {
  const context = currentBrandContext();
  if (!content || !context || (brand !== undefined && brand !== context.brand.name)) return undefined;
  return (await screenOfEntry(content, context))?.path;
}

function optionsOfPlatform(source: OptionSourceName) {
  return services.options(undefined)[source];
}
