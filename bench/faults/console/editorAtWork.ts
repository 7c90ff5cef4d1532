import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { RunningConsole } from '../../../tests/e2e/support/console';
import { hideSplash } from '../../../tests/e2e/support/test';
import { signIn } from '../../../tests/services/support/signIn';
import { mustHold } from '../fault';
import type { Random } from '../random';
import type { Desk } from './desk';
import { openNetwork, type Network } from './network';

/** A simulated person who edits at a desk, in a browser context of their own. */
export interface EditorAtWork {
  readonly network: Network;
  /** The current tab; another one after a crash. */
  page(): Page;
  /** Reopens the desk, in another tab if the current one is closed. */
  open(): Promise<void>;
  /** Ends the tab as a crash of its process does. */
  crash(): Promise<void>;
  /** Reloads the tab, accepting its dialogs. */
  reload(): Promise<void>;
  /** Invalidates the tokens, as when the session ends. */
  endSession(): Promise<void>;
  /** Simulates no activity for longer than the idle limit. */
  fallIdle(): Promise<void>;
  /**
   * Does what a person would to get everything saved: restores the offered draft, signs in again, retries.
   * @throws Violation if that does not succeed in time
   */
  bringHome(): Promise<void>;
  close(): Promise<void>;
}

/** How long a person tries to get everything saved, in milliseconds. */
const SAVE_TIMEOUT = 120_000;
const POLL_INTERVAL = 150;
const CLICK_TIMEOUT = 5_000;
const IDLE_MILLISECONDS = 601_000;

/** Opens a desk for the account that works at it. */
export async function sitDown(given: {
  readonly browser: Browser;
  readonly running: RunningConsole;
  readonly desk: Desk;
  readonly random: Random;
}): Promise<EditorAtWork> {
  const { browser, running, desk, random } = given;
  const email = `${desk.account}@demo.example`;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, timezoneId: 'Asia/Manila' });
  context.setDefaultTimeout(SAVE_TIMEOUT);
  await context.addInitScript(hideSplash);
  const network = await openNetwork(context, random);
  let page = await newPage(context);

  async function open(): Promise<void> {
    if (page.isClosed()) page = await newPage(context);
    await page.goto(running.url + desk.path);
  }

  /** Signs in without going through the sign-in page. */
  async function enter(): Promise<void> {
    const tokens = await signIn(running.url, email);
    await page.goto(`${running.url}/admin/login`);
    await page.evaluate(({ accessToken, refreshToken }) => {
      localStorage.removeItem('SIGNED_OUT');
      localStorage.setItem('ACCESS_TOKEN', accessToken);
      localStorage.setItem('REFRESH_TOKEN', refreshToken);
      localStorage.setItem('LAST_ACTIVITY', String(Date.now()));
    }, tokens);
    await open();
  }

  async function signInAgain(): Promise<void> {
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .getByRole('alertdialog', { name: 'Your session has ended' })
        .getByRole('button', { name: 'Sign In' })
        .click(),
    ]);
    // If their session at the provider is still valid, it asks nothing and the window closes by itself.
    const closed = popup.waitForEvent('close');
    await popup
      .getByRole('button', { name: email })
      .click()
      .catch(() => closed);
    await page.getByRole('alertdialog', { name: 'Your session has ended' }).waitFor({ state: 'hidden' });
  }

  /** Takes the next step that a person would; false if there is nothing to do but wait. */
  async function takeStep(): Promise<boolean> {
    if (page.isClosed()) return open().then(() => true);
    if (page.url().includes('/admin/login')) return enter().then(() => true);
    const sees = (name: string) => page.getByRole('button', { name, exact: true }).first().isVisible();
    /** The button may have disappeared by then. */
    const press = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .first()
        .click({ timeout: CLICK_TIMEOUT })
        .then(
          () => true,
          () => false,
        );
    const conflictDialog = page.getByRole('dialog', { name: 'Choose what to keep' });
    if (await conflictDialog.isVisible()) {
      mustHold(
        false,
        `nobody else saved, so there should be nothing to choose from; ${await conflictDialog.innerText()}`,
      );
    }
    if (await page.getByRole('alertdialog', { name: 'Your session has ended' }).isVisible())
      return signInAgain().then(() => true);
    if (await page.getByRole('progressbar', { name: 'Saving…' }).isVisible()) return false;
    for (const name of ['Restore', 'Retry', 'Try again']) if (await sees(name)) return press(name);
    const save = page.getByRole('button', { name: 'SAVE', exact: true, disabled: false });
    return (await save.isVisible()) && press('SAVE');
  }

  async function isEverythingSaved(): Promise<boolean> {
    if (page.isClosed() || page.url().includes('/admin/login')) return false;
    if (await page.getByRole('progressbar', { name: 'Saving…' }).isVisible()) return false;
    if (await page.getByRole('button', { name: 'Restore', exact: true }).isVisible()) return false;
    const isOpen = await desk.ready(page).isVisible();
    return (isOpen || desk.isNew) && (await desk.isSaved(page));
  }

  await enter();
  await desk.ready(page).waitFor();
  return {
    network,
    page: () => page,
    open,
    async crash() {
      const session = await context.newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      session.send('Page.crash').catch(() => undefined);
      await crashed;
      await page.close();
    },
    async reload() {
      await page.reload();
    },
    async endSession() {
      await page.evaluate(() => {
        for (const name of ['ACCESS_TOKEN', 'REFRESH_TOKEN']) localStorage.setItem(name, 'no token');
      });
    },
    async fallIdle() {
      await page.evaluate(
        (idle) => localStorage.setItem('LAST_ACTIVITY', String(Date.now() - idle)),
        IDLE_MILLISECONDS,
      );
      await page.waitForURL(/\/admin\/login/);
    },
    async bringHome() {
      const deadline = performance.now() + SAVE_TIMEOUT;
      for (;;) {
        if (await isEverythingSaved()) {
          // An opening form looks saved until its draft is read.
          await page.waitForTimeout(2 * POLL_INTERVAL);
          if (await isEverythingSaved()) return;
        }
        mustHold(performance.now() < deadline, `everything should be saved at last; ${await visibleText(page)}`);
        if (!(await takeStep())) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
      }
    },
    close: () => context.close(),
  };
}

async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // Accepts the questions that are asked before leaving a page.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  return page;
}

async function visibleText(page: Page): Promise<string> {
  if (page.isClosed()) return 'the tab is closed';
  const text = await page.locator('body').innerText();
  return `${page.url()} shows ${text.replaceAll(/\s+/g, ' ').slice(-600)}`;
}
