import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { landingOf } from './landing.ts';

const linkTo = (href: string): string | undefined => (/^(?:\/|https:)/.test(href) ? href : undefined);

it('a page of VitePress or Starlight with a hero becomes a landing page, in which nothing of its texts is HTML', () => {
	const files = {
		'index.md':
			'---\nlayout: home\nhero:\n  name: Acme <b>\n  text: Boats\n  actions:\n    - { text: Start, link: /guide/ }\n    - { text: Bad, link: "javascript:x" }\n    - text: None\nfeatures:\n  - { title: Fast, details: "Sails & more", link: /fast }\n  - { title: "<i>Safe" }\n---\nBelow.\n',
		'star.mdx': '---\ntitle: Acme\ntemplate: splash\nhero:\n  tagline: Boats\n  actions: no list\n---\n',
	};
	const folder = tempFolder(files);
	const landing = landingOf(folder, 'index.md', 'Acme', linkTo);
	expect(landing?.hero).toBe(
		'<h1>Acme &#60;b&#62;</h1>\n<p>Boats</p>\n<p class="actions"><a href="/guide/">Start</a></p>\n',
	);
	expect(landing?.features).toBe(
		'<ul class="features">\n<li><h2><a href="/fast">Fast</a></h2>\n<p>Sails &#38; more</p></li>\n<li><h2>&#60;i&#62;Safe</h2>\n<p></p></li>\n</ul>\n',
	);
	expect(landing?.body).toBe('Below.\n');
	expect(landingOf(folder, 'star.mdx', 'Acme', linkTo)).toEqual({
		hero: '<h1>Acme</h1>\n<p>Boats</p>\n',
		features: '',
		body: '',
	});
});

it.each([
	['without front matter', '# Acme\n'],
	['with a hero that is a text', '---\nhero: big\n---\n'],
	['with broken front matter', '---\nhero: [\n---\n'],
])('a page %s is no landing page', (_, text) => {
	expect(landingOf(tempFolder({ 'index.md': text }), 'index.md', 'Acme', linkTo)).toBeUndefined();
	expect(landingOf(tempFolder(), 'index.md', 'Acme', linkTo)).toBeUndefined();
});
