import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Runs lines of Python after the hook, without MkDocs, and returns what they print. */
function python(...lines: string[]): string {
	const stub = [
		'import sys, types',
		'plugins = types.ModuleType("mkdocs.plugins")',
		'plugins.event_priority = lambda order: lambda hook: hook',
		'sys.modules.update({"mkdocs": types.ModuleType("mkdocs"), "mkdocs.plugins": plugins})',
		'sys.dont_write_bytecode = True',
		'import importlib.util',
		'spec = importlib.util.spec_from_file_location("hook", sys.argv[1] + "mkdocs.py")',
		'hook = importlib.util.module_from_spec(spec)',
		'spec.loader.exec_module(hook)',
		'theme = types.SimpleNamespace(name="readthedocs")',
		'def config(**more): return {"theme": theme, "extra": {}, "site_url": None, **more}',
		'def page(url): return types.SimpleNamespace(url=url)',
		'HTML = "<head></head><body>Text</body>"',
	];
	const folder = fileURLToPath(new URL('..', import.meta.url));
	const { stdout, stderr } = spawnSync('python3', ['-c', [...stub, ...lines].join('\n'), folder], { encoding: 'utf8' });
	return stdout + stderr;
}

describe.skipIf(spawnSync('python3', ['--version']).status !== 0)('the hook of MkDocs', () => {
	it('puts the box on pages, by relative addresses', () => {
		expect(python('print(hook.on_post_page(HTML, page("guide/install/"), config()))')).toBe(
			'<head><script type="module" src="../../search/pinakes-search.js"></script></head><body><pinakes-search index="../../search/index/" pages="../../"></pinakes-search>Text</body>\n',
		);
	});

	it('puts it on the page for missing addresses, by those from the root', () => {
		const shown = python('print(hook.on_post_template(HTML, "404.html", config(site_url="https://x.example/kb/")))');
		expect(shown).toContain('<pinakes-search index="/kb/search/index/" pages="/kb/">');
		expect(python('print(hook.on_post_template(HTML, "404.html", config()))')).toContain('index="/search/index/"');
		expect(python('print(hook.on_post_template("<x>", "sitemap.xml", config()))')).toBe('<x>\n');
	});

	it('takes another folder', () => {
		const shown = python('print(hook.on_post_page(HTML, page(""), config(extra={"pinakes": {"path": "/find/"}})))');
		expect(shown).toContain('src="./find/pinakes-search.js"');
		expect(shown).toContain('index="./find/index/"');
	});
});
