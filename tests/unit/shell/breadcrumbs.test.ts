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

  it('[SHELL-009] leaves ids out, and names tabs as they are labelled', () => {
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

  it('leads back to the list of an area', () => {
    expect(crumbsOf(`/manage-company-information/facts/${ID}`, areas)[0]).toEqual({
      label: 'Manage Company Information',
      path: '/manage-company-information',
    });
    expect(crumbsOf('/manage-company-information', areas)).toEqual([{ label: 'Manage Company Information' }]);
  });

  it('survives addresses that are not encoded well', () => {
    expect(labels('/manage-%E0%A4%A/x')).toHaveLength(2);
  });
});
