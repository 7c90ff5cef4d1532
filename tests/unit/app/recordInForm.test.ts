import { describe, expect, it } from 'vitest';
import { isHiddenIn, recordNameIn } from '../../../src/app/recordInForm';
import { defineEditor } from '../../../src/definition';
import { storyStore } from '../../../stories/support/store';

const job = defineEditor({
  name: 'job',
  title: 'Job',
  stored: { record: 'job' },
  fields: {
    title: { type: 'text', label: 'Title', stored: 'title' },
    shown: { type: 'toggle', label: 'Status', labels: { on: 'Show', off: 'Hidden' }, stored: 'isVisible' },
  },
});
const JOBS = {
  list: { columns: ['code', 'title'].map((field) => ({ field, label: field })) },
  visibility: 'isVisible',
};

function formWith(stored: { readonly title?: string; readonly shown: boolean }) {
  const form = storyStore(job, 'AVIDA', stored);
  return { form, compiled: form.compiled };
}

describe('of a record', () => {
  it('the name is the first listed property that has a text in the form', () => {
    const opened = formWith({ title: 'Host', shown: true });
    opened.form.write(['title'], 'Head host');
    expect(recordNameIn(opened, JOBS)).toBe('Head host');
    expect(recordNameIn(formWith({ shown: true }), JOBS)).toBeUndefined();
  });

  it('what is saved tells whether it is hidden, not what is being changed', () => {
    const opened = formWith({ title: 'Host', shown: false });
    opened.form.write(['shown'], true);
    expect(isHiddenIn(opened, JOBS)).toBe(true);
    expect(isHiddenIn(formWith({ title: 'Host', shown: true }), JOBS)).toBe(false);
    expect(isHiddenIn(opened, { list: JOBS.list })).toBe(false);
  });
});
