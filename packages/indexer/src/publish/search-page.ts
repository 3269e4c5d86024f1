import { escapeHtml } from './html/escape-html.ts';
import { linkHtml, type PageLink, POLICY } from './html/template.ts';
import type { SiteFiles } from './skills.ts';

const STYLES = `:root { color-scheme: light dark; }
body { max-width: 40rem; margin: 12vh auto 2rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; text-align: center; }
h1 { overflow-wrap: anywhere; }
pinakes-search { --pinakes-button-width: min(30rem, 90vw); }
a { color: light-dark(#1a56b0, #8ab4f8); }
`;

/** Content of the front page. */
interface SearchPage {
	readonly title: string;
	/** BCP 47 code of the language of the documents. The page is in Chinese for Chinese ones, else in English. */
	readonly lang: string;
	readonly documents: number;
	/** Prefix of document paths for links to their pages; undefined if documents have URLs. */
	readonly pages: string | undefined;
	readonly links: readonly PageLink[];
}

/** Adds a front page with the search box. */
export function addSearchPage(files: SiteFiles, { title, lang, documents, pages, links }: SearchPage): void {
	const attributes = pages === undefined ? '' : ` pages="${escapeHtml(pages)}"`;
	const isChinese = /^zh\b/.test(lang);
	const count = isChinese ? `${documents} 篇文档。` : `${documents} document${documents === 1 ? '' : 's'}.`;
	files.set('search.css', STYLES);
	files.set(
		'index.html',
		`<!doctype html>
<html lang="${isChinese ? lang : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="search.css">
<script type="module" src="pinakes-search.js"></script>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<pinakes-search index="index/"${attributes} facets="category, tag" answers parameter="q"></pinakes-search>
<p>${count} ${links.map(linkHtml).join(' · ')}</p>
</main>
</body>
</html>
`,
	);
}
