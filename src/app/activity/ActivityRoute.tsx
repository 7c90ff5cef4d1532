import type { ReactNode } from 'react';
import { listActivity, type Activity, type ActivityQuery } from '../../api/activity';
import type { OptionSourceName } from '../../definition';
import { isOfPlatform } from '../../session/access';
import { useSession } from '../../session/SessionContext';
import { useToasts } from '../../shell/toasts';
import { InvalidRoute } from '../InvalidRoute';
import { screenOfEntry } from '../screenOfEntry';
import { services } from '../services';
import { workplace } from '../workplace';
import { ActivityScreen } from './ActivityScreen';

/** The log of who changed what, where the identity service keeps one: of everything, or for staff, of the content they may read. */
export function ActivityRoute(): ReactNode {
  const { user } = useSession();
  const toasts = useToasts();
  if (!services.abilities.offers('identity', 'activity_log')) return <InvalidRoute />;
  const tells = isOfPlatform(user) ? 'everything' : 'content';
  return (
    <ActivityScreen
      {...{ tells, contentPathOf }}
      read={readLog}
      options={optionsOfPlatform}
      now={Date.now}
      onError={toasts.error}
    />
  );
}

function readLog(query: ActivityQuery) {
  return listActivity(services.identity, query);
}

/** Content opens in its own brand; what belongs to no brand opens in every one. */
async function contentPathOf({ content, brand }: Activity): Promise<string | undefined> {
  const place = workplace();
  if (!content || !place || (brand !== undefined && brand !== place.brand.name)) return undefined;
  return (await screenOfEntry(content, place))?.path;
}

function optionsOfPlatform(source: OptionSourceName) {
  return services.options(undefined)[source];
}
