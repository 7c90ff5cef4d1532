import { TextRows } from '../list/TextRows';
import { settingsOf, type Props } from '../shared/rjsf';
import { LinkRow } from './LinkRow';

/** Web addresses of videos or panoramas, one in each row. */
export function LinksInput(props: Props) {
  const settings = settingsOf(props.uiSchema);
  if (settings.type !== 'links') throw new TypeError(`A ${settings.type} field holds no links.`);
  return <TextRows {...props} settings={settings} part="url" Row={LinkRow} />;
}
