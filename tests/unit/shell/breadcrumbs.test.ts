import { describe, expect, it } from 'vitest';
import { areas } from '../../../schemas';
import { crumbsOf } from '../../../src/shell/breadcrumbs';

const ID = 'b0000000-0000-4000-8000-000000000001';

function labels(path: string): readonly string[] {
  return crumbsOf(path, areas).map(({ label }) => label);
}

describe('the breadcrumb', () => {
  it('[SHELL-008] is built from the segments of the path', () => {
    expect(labels('/manage-users')).toEqual(['Manage Users']);
    expect(labels('/manage-careers/careers-information-details')).toEqual([
      'Manage Careers',
      'Careers Information Details',
    ]);
  });

  it('[SHELL-009] omits ids, and names tabs by their labels', () => {
    expect(labels(`/manage-company-information/privacy-policy/${ID}`)).toEqual([
      'Manage Company Information',
      'Privacy Policy',
    ]);
    expect(labels(`/manage-company-information/footer-links/${ID}`)).toEqual([
      'Manage Company Information',
      'Footer Link',
    ]);
    expect(labels('/manage-careers/careers/1234')).toEqual(['Manage Careers', 'Careers']);
  });

  it("[SHELL-010] shows 'Add {Section}' on an add page", () => {
    expect(labels('/manage-showroom/add')).toEqual(['Manage Showroom', 'Add Showroom']);
  });

  it.each([
    ['/manage-roles/add', 'Add Role'],
    ['/manage-properties/add', 'Add Property'],
    ['/manage-awards/add', 'Add Award'],
    ['/manage-careers/careers/add', 'Add Career'],
  ])('[SHELL-010] names the entry that %s adds: %s', (path, label) => {
    expect(labels(path).at(-1)).toBe(label);
  });

  it('[SHELL-010] appends the kind of the new entry', () => {
    expect(labels('/manage-properties/add/house-and-lot')).toEqual([
      'Manage Properties',
      'Add Property',
      'House And Lot',
    ]);
  });

  it('uses the title of the open entry, whatever its address', () => {
    const titled = (path: string) => crumbsOf(path, areas, 'A year of quiet elevators').map(({ label }) => label);
    expect(labels('/manage-content/news/a-year-of-quiet-elevators').at(-1)).toBe('A Year Of Quiet Elevators');
    expect(titled('/manage-content/news/a-year-of-quiet-elevators')).toEqual([
      'Manage Content',
      'News',
      'A year of quiet elevators',
    ]);
    expect(titled('/manage-properties/2026')).toEqual(['Manage Properties', 'A year of quiet elevators']);
  });

  it('leads back to the list of an area', () => {
    expect(crumbsOf(`/manage-company-information/facts/${ID}`, areas)[0]).toEqual({
      label: 'Manage Company Information',
      path: '/manage-company-information',
    });
    expect(crumbsOf('/manage-company-information', areas)).toEqual([{ label: 'Manage Company Information' }]);
  });

  it('tolerates malformed encoding in addresses', () => {
    expect(labels('/manage-%E0%A4%A/x')).toHaveLength(2);
  });
});
