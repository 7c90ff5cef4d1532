import { expect, it } from 'vitest';
import { contractSites } from '../../../schemas/contracts/sites';
import { readApiSettings } from '../../../src/api/settings';
import { siteAddress } from '../../../src/lib/siteAddress';

it('[CTR-013] a website URL encodes every value, blanks as %20', () => {
  const values = { dt: 'CTS', ut: 'House & Lot', v: '1', fa: 'ä+b c' };
  const address = siteAddress('https://alp.example', '/contracts', values);
  expect(address).toBe('https://alp.example/contracts?dt=CTS&ut=House%20%26%20Lot&v=1&fa=%C3%A4%2Bb%20c');
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual(values);
});

it('[CTR-014] website URLs are configured by brand; anything but a web URL counts as not configured', () => {
  const VITE_CONTRACT_SITE_URLS =
    'ALP=https://www.alp.test/, avida = https://avida.test/a?b=c,amaia=javascript:alert(1),alveo';
  const { siteUrls } = readApiSettings({ VITE_CONTRACT_SITE_URLS }, contractSites);
  expect(siteUrls).toEqual({ alp: 'https://www.alp.test', avida: 'https://avida.test/a?b=c' });
  const demo = readApiSettings({}, ['alp', 'alveo']).siteUrls;
  expect(demo).toEqual({ alp: 'https://alp.example', alveo: 'https://alveo.example' });
});
