import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineEditor, type Field } from '../../../src/definition';
import type { FormData } from '../../../src/tree';
import { oneField } from '../../../stories/support/store';
import { openForm } from './support/openForm';

const LATITUDE = { type: 'coordinates', label: 'Latitude', stored: 'LATITUDE', axis: 'latitude' } as const;
const LONGITUDE = { type: 'coordinates', label: 'Longitude', stored: 'LONGITUDE', axis: 'longitude' } as const;

function open(field: Field, value?: string) {
  const opened = openForm({ definition: oneField(field), form: value === undefined ? {} : { field: value } });
  return { ...opened, value: () => opened.current()['field'] };
}

describe('a coordinate', () => {
  it('[PROPL-008] accepts digits and a dot only, and says so', async () => {
    const { user, value } = open(LATITUDE);
    const input = screen.getByLabelText('Latitude');
    await user.type(input, '-1a4.5°5,');
    expect(value()).toBe('14.55');
    expect(screen.getByText('Digits and a dot only.')).toBeVisible();
    await user.paste('N 14');
    expect(value()).toBe('14.55');
    await user.tab();
    expect(screen.queryByText('Digits and a dot only.')).not.toBeInTheDocument();
  });

  it('is trimmed when pasted', async () => {
    const { user, value } = open(LATITUDE);
    await user.click(screen.getByLabelText('Latitude'));
    await user.paste(' 14.5547 ');
    expect(value()).toBe('14.5547');
  });

  it('stays as typed, and is absent once it is cleared', async () => {
    const { user, value } = open(LATITUDE);
    await user.type(screen.getByLabelText('Latitude'), '014.50');
    expect(value()).toBe('014.50');
    await user.clear(screen.getByLabelText('Latitude'));
    expect(value()).toBeUndefined();
  });

  it.each([
    { field: LATITUDE, typed: '90.5', message: 'Latitude must be a number from -90 to 90.' },
    { field: LATITUDE, typed: '14.5.5', message: 'Latitude must be a number from -90 to 90.' },
    { field: LONGITUDE, typed: '181', message: 'Longitude must be a number from -180 to 180.' },
    { field: LONGITUDE, typed: '.', message: 'Longitude must be a number from -180 to 180.' },
  ])('$field.label $typed says what is wrong', async ({ field, typed, message }) => {
    const { user } = open(field);
    await user.type(screen.getByLabelText(field.label), typed);
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(field.label)).toBeInvalid();
  });

  it('that is stored in another format is shown unchanged', () => {
    open(LATITUDE, 'N 14° 33′');
    expect(screen.getByLabelText('Latitude')).toHaveValue('N 14° 33′');
  });
});

describe('a locked coordinate', () => {
  it('[PROPL-003] can be edited only after it was unlocked by its icon', async () => {
    const { user, value } = open({ ...LATITUDE, locked: true }, '14');
    const input = screen.getByLabelText('Latitude');
    await user.type(input, '5');
    expect(value()).toBe('14');
    await user.click(screen.getByRole('button', { name: 'Unlock Latitude' }));
    expect(input).toHaveFocus();
    await user.keyboard('.5');
    expect(value()).toBe('14.5');
    await user.click(screen.getByRole('button', { name: 'Lock Latitude' }));
    await user.keyboard('9');
    expect(value()).toBe('14.5');
  });

  it('cannot be unlocked in a read-only form', () => {
    openForm({ definition: oneField({ ...LATITUDE, locked: true }), form: { field: '14' }, readOnly: true });
    expect(screen.queryByRole('button', { name: /Unlock/ })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Latitude')).toHaveAttribute('readonly');
  });
});

describe('the map of two coordinates', () => {
  const both = defineEditor({
    name: 'position',
    title: 'Position',
    stored: { collection: 'POSITION', save: 'updateCollection' },
    fields: { longitude: LONGITUDE, latitude: { ...LATITUDE, mapWith: 'longitude' } },
  });
  const openMap = (form: FormData) => openForm({ definition: both, form });

  it('has a pin, and links to a large map', () => {
    openMap({ latitude: '14.5547', longitude: '121.0244' });
    const map = screen.getByRole('img', { name: 'Map of the Philippines with a pin at 14.5547, 121.0244' });
    expect(map).toBeVisible();
    const link = screen.getByRole('link', { name: 'Open in OpenStreetMap' });
    expect(link).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=14.5547&mlon=121.0244#map=15/14.5547/121.0244',
    );
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('follows the other coordinate', async () => {
    const { user } = openMap({ latitude: '14' });
    expect(screen.getByText('There is no pin until both coordinates are given.')).toBeVisible();
    await user.type(screen.getByLabelText('Longitude'), '121');
    expect(screen.getByRole('img', { name: 'Map of the Philippines with a pin at 14, 121' })).toBeVisible();
  });

  it('says that a position lies outside the map', () => {
    openMap({ latitude: '48.85', longitude: '2.35' });
    expect(screen.getByRole('img', { name: 'Map of the Philippines' })).toBeVisible();
    expect(screen.getByText('This position lies outside of the map.')).toBeVisible();
  });

  it.each(['javascript:alert(1)', '200', ''])('has no pin for %j', (latitude) => {
    openMap({ latitude, longitude: '121' });
    expect(screen.queryByRole('link', { name: 'Open in OpenStreetMap' })).not.toBeInTheDocument();
  });
});
