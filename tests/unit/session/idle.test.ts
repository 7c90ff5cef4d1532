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
  it('[SESS-011, SESS-012] is over after 600 seconds without input, and input begins it anew', () => {
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

  it('[SESS-013] is never over while an upload runs, and counts anew after it', () => {
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

  it('is over after a sleep, although the first thing after it is a movement of the mouse', () => {
    const { counter, pass } = setUp();
    pass(7_200);
    counter.noteActivity();
    expect(counter.check()).toEqual({ status: 'over' });
  });
});
