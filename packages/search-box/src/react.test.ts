import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SearchBox } from './react.ts';

it('renders on a server', () => {
	expect(
		renderToString(createElement(SearchBox, { index: '/search/', facets: 'tag', answers: true, className: 'top' })),
	).toBe('<pinakes-search class="top" index="/search/" facets="tag" answers=""></pinakes-search>');
});
