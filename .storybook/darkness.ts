import { createListeners } from '../src/lib/listeners';

/** The tests make each story dark when it has ended, whatever its mode in the toolbar, so that it is rendered once for both modes. */
export const darkness = createListeners();
