import type { Activity, ActivityQuery } from '../../src/api/activity';

const ENTRY: Activity = {
  ...{ id: '', createdAt: '', person: 'ALP Editor', about: 'content', brand: 'ALP', name: 'Elevators, quieter' },
  ...{ action: 'saved', text: undefined, subjectId: 'page-1' },
  content: {
    ...{ kind: 'page', of: 'CONTENT-ALP', id: 'page-1', name: 'Elevators, quieter' },
    ...{ slug: 'elevators-quieter', category: 'blogs' },
  },
};

/** Sample entries of a log, newest first. */
export const someActivity: readonly Activity[] = [
  {
    ...{
      about: 'roles',
      name: 'ALP Editor',
      action: undefined,
      text: 'Changed the role ALP Editor of ALP: description.',
    },
    ...{ person: 'Platform Administrator', subjectId: 'role-1', content: undefined },
  },
  {
    about: 'deployments',
    name: undefined,
    action: 'done',
    text: 'New prices',
    subjectId: undefined,
    content: undefined,
  },
  { about: 'deployments', name: undefined, action: 'failed', subjectId: undefined, content: undefined },
  {
    content: undefined,
    action: 'removed',
    name: 'Announcement: a name of which nobody knows why it had to be as long as this',
  },
  { action: 'restored' },
  { name: 'CTS - Leasing', brand: undefined, person: undefined },
  {
    ...{ about: 'people', name: 'Nora Reyes', action: undefined, text: 'Set to inactive by Platform Administrator.' },
    ...{ brand: undefined, person: 'Platform Administrator', subjectId: 'user-1', content: undefined },
  },
].map((overrides, index) => ({
  ...ENTRY,
  ...(overrides as Partial<Activity>),
  id: `entry ${index}`,
  createdAt: `2026-11-20T0${9 - index}:02:00.000Z`,
}));

/** A log that is paged, searched and filtered as by the service. */
export function storyLog(entries: readonly Activity[]) {
  return async ({ page, limit, search, about, person = '' }: ActivityQuery) => {
    const found = entries.filter(
      (entry) =>
        (entry.name ?? '').includes(search) &&
        (about === undefined || entry.about === about) &&
        (entry.person ?? '').includes(person),
    );
    return { entries: found.slice((page - 1) * limit, page * limit), total: found.length };
  };
}

/** The path of the content of a log entry. */
export async function storyContentPath({ content }: Activity): Promise<string | undefined> {
  return content && `/manage-content/${content.category ?? ''}/${content.slug}`;
}
