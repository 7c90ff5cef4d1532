import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { chooseLocale } from './locale';
import { routes } from './routes';
import './main.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html: expected an element with the id root, got none.');

const reactRoot = createRoot(root);
// Not awaited at module level: the bundler would split the console into many more chunks.
void chooseLocale(window).then(() =>
  reactRoot.render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>,
  ),
);
