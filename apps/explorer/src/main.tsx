import { render } from 'preact';
import { App } from './app.tsx';
import { openBeside } from './state/opened-index.ts';
import './styles.css';

void openBeside();
render(<App />, document.getElementById('app') as HTMLElement);
