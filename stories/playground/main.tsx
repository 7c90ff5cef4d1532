import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { textOfLink } from './link';
import { Playground } from './Playground';
import '../../src/app/main.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html: expected an element with the id root, got none.');

// Not awaited at module level: the page is shown whatever the link contains.
void textOfLink(window.location.hash).then((linked) =>
  createRoot(root).render(
    <StrictMode>
      <Playground linked={linked} />
    </StrictMode>,
  ),
);
