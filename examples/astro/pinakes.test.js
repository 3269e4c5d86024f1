import assert from 'node:assert';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { pinakes } from './pinakes.js';

/** Returns what asks the middleware of `astro dev` for addresses below `/search`. */
function start(outDir) {
	const { hooks } = pinakes('src/pages');
	const added = [];
	hooks['astro:config:done']({ config: { outDir: pathToFileURL(`${outDir}/`) } });
	hooks['astro:server:setup']({ server: { middlewares: { use: (...args) => added.push(args) } } });
	const [[root, handle]] = added;
	assert.equal(root, '/search');
	return (url) => {
		const answer = { body: undefined };
		const response = {
			setHeader: (_, value) => Object.assign(answer, { type: value }),
			end: (body) => Object.assign(answer, { body: String(body) }),
		};
		handle({ url }, response, () => Object.assign(answer, { isLeft: true }));
		return answer;
	};
}

test('astro dev has the search of the last build, and before the first one a note how to get it', () => {
	const outDir = mkdtempSync(join(tmpdir(), 'astro-'));
	const ask = start(outDir);
	assert.match(ask('/pinakes-search.js').body, /npm run build/);
	assert.equal(ask('/index/manifest.json').isLeft, true);
	mkdirSync(join(outDir, 'search/index'), { recursive: true });
	writeFileSync(join(outDir, 'secret.js'), 'secret');
	writeFileSync(join(outDir, 'search/pinakes-search.js'), 'the box');
	writeFileSync(join(outDir, 'search/index/manifest.json'), '{}');
	assert.deepEqual(ask('/pinakes-search.js'), { type: 'text/javascript', body: 'the box' });
	assert.deepEqual(ask('/index/manifest.json?x'), { type: 'application/json', body: '{}' });
	for (const url of ['/../secret.js', '/%2e%2e/secret.js', '/..%2fsecret.js', '/..%5csecret.js', '/', '/index'])
		assert.equal(ask(url).isLeft, true, url);
});
