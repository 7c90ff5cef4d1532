import Typography from '@mui/material/Typography';
import { useCallback, type ReactNode } from 'react';
import type { DeployChange } from '../../api/deploy';
import { useRequest } from '../../hooks/useRequest';
import { useSession } from '../../session/SessionContext';
import { LoadingOrError } from '../../shell/LoadingOrError';
import { services } from '../services';
import { readChangedForms } from './changedForms';
import { Differences } from './Differences';
import { historyTexts } from './texts';

/** Changes of a page or record since a time, by form and field. @param props.since ISO 8601 */
export function ChangeDetail(props: { readonly change: DeployChange; readonly since: string }): ReactNode {
  const { change, since } = props;
  const session = useSession();
  const { selectedBrand: brand } = session;
  const load = useCallback(
    async (of: DeployChange) => ({
      forms:
        brand &&
        (await readChangedForms(of, since, {
          ...{ client: services.content, session, brand },
          hasSetHistory: services.hasContentCapability('setHistory'),
        })),
    }),
    [brand, session, since],
  );
  const logMessage = 'What was changed since the last deployment could not be read.';
  const found = useRequest({ input: change, load, logMessage });
  if (found.error !== undefined || found.result === undefined) {
    return <LoadingOrError request={found} errorText={historyTexts.changesFailed} height={48} />;
  }
  const { forms } = found.result;
  if (forms === undefined || forms === 'new' || forms.length === 0) {
    const text =
      forms === undefined ? historyTexts.notCompared : forms === 'new' ? historyTexts.isNew : historyTexts.noFields;
    return <Typography variant="body2">{text}</Typography>;
  }
  return forms.map(({ title, ...sides }) => (
    <section key={title} aria-label={title}>
      {forms.length > 1 && <Typography variant="subtitle2">{title}</Typography>}
      <Differences {...sides} />
    </section>
  ));
}
