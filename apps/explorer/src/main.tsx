import { render } from 'preact';
import { App } from './app.tsx';
import { followAddress } from './state/opened-index.ts';
import './styles.css';

followAddress();
render(<App />, document.getElementById('app') as HTMLElement);
