/** The look of the provider's pages: the console's colours, light and dark, without any outside resource. */
export const pageStyle = `
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
