import { SearchBox } from '@pinakes/search-box/react';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A page with the search box, which shows what was opened instead of going there. */
function App() {
	const [opened, setOpened] = useState('');
	const select = ({ href }) => {
		setOpened(href);
		return true;
	};
	return (
		<main>
			<h1>Boats</h1>
			<SearchBox index="/search/index/" onSelect={select} />
			<output>{opened}</output>
		</main>
	);
}

createRoot(document.querySelector('#app')).render(createElement(App));
