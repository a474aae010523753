import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applySettings } from './settings.ts';
import { language } from './words/words.ts';

applySettings();
document.documentElement.lang = language;
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place to start in');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

if (import.meta.env.PROD && navigator.serviceWorker !== undefined) {
  // Without it the site still works, only not offline.
  navigator.serviceWorker.register('./sw.js').catch((error: unknown) => console.warn('No offline play:', error));
}
