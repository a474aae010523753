import { learn } from './words/words.ts';
import './styles/index.css';

// First the words, then the page. What is not English would otherwise be said before it is known how.
await learn();
await import('./begin.tsx');
