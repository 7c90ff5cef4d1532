import { createHash } from 'node:crypto';
import type { ProviderAccount } from './accounts';

/**
 * The content security policy of the provider's own pages: only the script that submits the sign-out form, only our
 * styles and icon, and forms only to ourselves and the final redirect of the sign-in (browsers check the whole redirect chain).
 * @param formTargets origins of the console
 */
export function pagePolicy(formTargets: readonly string[]): string {
  return [
    `default-src 'none'`,
    `script-src '${hashOf(SUBMIT_SCRIPT)}'`,
    `style-src '${hashOf(pageStyle)}'`,
    `img-src 'self'`,
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** The page with the accounts, each a button that signs in. */
export function renderAccounts(accounts: readonly ProviderAccount[], action: string): string {
  const accepted = accounts.filter((account) => !account.isRefused);
  const refused = accounts.filter((account) => account.isRefused);
  const groups = [...new Set(accepted.map((account) => account.group))];
  const sections = groups.map((group) => {
    const members = accepted.filter((account) => account.group === group);
    return `<section aria-label="${escape(group)}"><h2>${escape(group)}</h2>${renderButtons(members)}</section>`;
  });
  const rest =
    refused.length === 0
      ? ''
      : `<details><summary>Accounts that the console refuses (${refused.length})</summary>${renderButtons(refused)}</details>`;
  return renderPage({
    title: 'Choose an account',
    body: `<p class="lead">This page stands in for the corporate sign-on. Demo accounts need no password.</p>
<form method="post" action="${escape(action)}">${sections.join('')}${rest}</form>`,
  });
}

/** Asks for confirmation, because any page can link here. @param question.redirect target after signing out */
export function renderSignOutQuestion(question: { readonly action: string; readonly redirect: string }): string {
  const { action, redirect } = question;
  return renderPage({
    title: 'Sign out?',
    body: `<p class="lead">Everybody who has signed in to the console with this browser is signed out.</p>
<form method="post" action="${escape(action)}"><input type="hidden" name="redirect" value="${escape(redirect)}">
<button class="primary" type="submit">Sign out</button></form>
<p><a href="/">Back to the console</a></p>`,
  });
}

/** The sign-out page: it submits its form automatically, and has a button in case scripts are off. */
export function renderSignOut(form: string): string {
  return renderPage({
    title: 'Signing out',
    body: `${form}<p class="lead">One moment, you are being signed out.</p>
<button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<script>${SUBMIT_SCRIPT}</script>`,
  });
}

export function renderMessage({ title, text }: { readonly title: string; readonly text: string }): string {
  return renderPage({ title, body: `<p class="lead">${escape(text)}</p><p><a href="/">Back to the console</a></p>` });
}

function renderButtons(accounts: readonly ProviderAccount[]): string {
  const items = accounts.map(({ email, name, description }) => {
    return `<li><button type="submit" name="account" value="${escape(email)}"><b>${escape(name)}</b>
<span>${escape(description)}</span><small>${escape(email)}</small></button></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function renderPage({ title, body }: { readonly title: string; readonly body: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} - Brand Console</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${pageStyle}</style>
</head>
<body><main><p class="mark">Brand Console</p><h1>${escape(title)}</h1>${body}</main></body>
</html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

const SUBMIT_SCRIPT = `document.querySelector('button[name=logout]').click();`;

/** The styles of the provider's pages: the console's colours, light and dark. */
const pageStyle = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #5b6675; --line: #d9dfe7; --page: #f5f6f8; --card: #fff;
  --accent: #7a5c2e; --hover: #f4eee4; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8ecf2; --soft: #a9b4c2; --line: #38424f; --page: #12161d; --card: #1b212b; --accent: #d9b67c; --hover: #2a2a26; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 40px 16px; background: var(--page); color: var(--ink);
  font: 16px/1.5 Inter, "Segoe UI", "DejaVu Sans", sans-serif; }
main { max-width: 720px; margin: 0 auto; padding: 32px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.mark { margin: 0; color: var(--accent); font-weight: 700; }
h1 { margin: 0 0 4px; font-size: 26px; line-height: 1.25; }
h2 { margin: 24px 0 8px; font-size: 14px; color: var(--soft); }
.lead { margin: 0; color: var(--soft); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 10px; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); }
button { width: 100%; height: 100%; padding: 12px 14px; display: grid; gap: 2px; align-content: start; text-align: left;
  font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 8px; cursor: pointer; }
button span, button small { color: var(--soft); font-size: 14px; overflow-wrap: anywhere; }
button:hover { border-color: var(--accent); background: var(--hover); }
button.primary { width: auto; margin-top: 16px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
details { margin-top: 24px; }
summary { padding: 8px 0; color: var(--soft); cursor: pointer; }
a { color: var(--accent); }
@media (max-width: 480px) { body { padding: 0; } main { min-height: 100vh; border: 0; border-radius: 0; padding: 20px 16px; } }
`;
