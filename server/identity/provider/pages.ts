import { createHash } from 'node:crypto';
import type { ProviderAccount } from './accounts';
import { pageStyle } from './pageStyle';

/**
 * The content security policy of the provider's own pages: no script but the one that ends the sign-out form, no
 * style but ours, forms only to ourselves and to where the sign-in leads in the end (browsers check the whole chain).
 * @param formTargets origins of the console
 */
export function pagePolicy(formTargets: readonly string[]): string {
  return [
    `default-src 'none'`,
    `script-src '${hashOf(SUBMIT_SCRIPT)}'`,
    `style-src '${hashOf(pageStyle)}'`,
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** The page that lists the accounts; a click on one signs in with it. */
export function renderAccounts(accounts: readonly ProviderAccount[], action: string): string {
  const welcome = accounts.filter((account) => !account.isRefused);
  const refused = accounts.filter((account) => account.isRefused);
  const groups = [...new Set(welcome.map((account) => account.group))];
  const sections = groups.map((group) => {
    const members = welcome.filter((account) => account.group === group);
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

/** Asks whether to sign out, because any page can lead here. @param question.redirect where it goes on afterwards */
export function renderSignOutQuestion({
  action,
  redirect,
}: {
  readonly action: string;
  readonly redirect: string;
}): string {
  return renderPage({
    title: 'Sign out?',
    body: `<p class="lead">Everybody who has signed in to the console with this browser is signed out.</p>
<form method="post" action="${escape(action)}"><input type="hidden" name="redirect" value="${escape(redirect)}">
<button class="primary" type="submit">Sign out</button></form>
<p><a href="/">Back to the console</a></p>`,
  });
}

/** The sign-out page: it sends its form by itself, and has a button where scripts are off. */
export function renderSignOut(form: string): string {
  return renderPage({
    title: 'Signing out',
    body: `${form}<p class="lead">One moment, you are being signed out.</p>
<button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<script>${SUBMIT_SCRIPT}</script>`,
  });
}

/** A page with one message. */
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
