import { describe, expect, it } from 'vitest';
import { createIdleCounter, IDLE_LIMIT, IDLE_NOTICE } from '../../../src/session/idle';
import { memoryStorage } from '../support/storage';

function setUp() {
  let now = 1_000_000;
  let isUploading = false;
  const storage = memoryStorage();
  const tab = () => createIdleCounter({ storage, clock: () => now, isUploading: () => isUploading });
  const counter = tab();
  counter.restart();
  return {
    counter,
    tab,
    pass: (seconds: number) => (now += seconds * 1_000),
    upload: (running: boolean) => (isUploading = running),
  };
}

describe('the idle counter', () => {
  it('[SESS-011, SESS-012] expires after 600 seconds without input, and input restarts it', () => {
    const { counter, pass } = setUp();
    pass(500);
    counter.noteActivity();
    pass(IDLE_NOTICE - 1);
    expect(counter.check()).toEqual({ status: 'active' });
    pass(1);
    expect(counter.check()).toEqual({ status: 'notice', secondsLeft: 60 });
    pass(60);
    expect(counter.check()).toEqual({ status: 'over' });
    expect(IDLE_LIMIT).toBe(600);
  });

  it('[SESS-013] never expires during an upload, and restarts after it', () => {
    const { counter, pass, upload } = setUp();
    upload(true);
    pass(900);
    expect(counter.check()).toEqual({ status: 'active' });
    upload(false);
    pass(599);
    expect(counter.check().status).toBe('notice');
  });

  it('is shared by all tabs', () => {
    const { counter, tab, pass } = setUp();
    pass(580);
    tab().noteActivity();
    expect(counter.check()).toEqual({ status: 'active' });
  });

  it('expires after the computer slept, even if the first event is a mouse movement', () => {
    const { counter, pass } = setUp();
    pass(7_200);
    counter.noteActivity();
    expect(counter.check()).toEqual({ status: 'over' });
  });
});
