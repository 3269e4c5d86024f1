import '@pinakes/search-box';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useNavigate, useParams } from 'react-router';

const TEXTS = import.meta.glob('./docs/*.md', { query: '?raw', import: 'default', eager: true });

/** A page of the documentation: its headings and paragraphs. */
function Page() {
	const text = TEXTS[`./docs/${useParams().name}.md`] ?? '# Not found';
	return text.split('\n\n').map((part) => {
		const [, signs, heading] = /^(#+) (.*)/.exec(part) ?? [];
		const Tag = signs ? `h${signs.length}` : 'p';
		const id = heading?.toLowerCase().replaceAll(' ', '-');
		return (
			<Tag key={part} id={id}>
				{heading ?? part}
			</Tag>
		);
	});
}

/** All pages, with the search box above them. The router opens its results. */
function App() {
	const navigate = useNavigate();
	const open = (event) => {
		event.preventDefault();
		const { pathname, hash } = new URL(event.detail.href);
		navigate(pathname + hash);
	};
	return (
		<>
			<pinakes-search index="/search/index/" onpinakes-select={open} />
			<nav>
				<Link to="/anchors">Anchors</Link> <Link to="/knots">Knots</Link>
			</nav>
			<main>
				<Routes>
					<Route path="/" element={<h1>Boats</h1>} />
					<Route path="/:name" element={<Page />} />
				</Routes>
			</main>
		</>
	);
}

createRoot(document.querySelector('#app')).render(
	<BrowserRouter>
		<App />
	</BrowserRouter>,
);
