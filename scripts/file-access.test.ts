import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileAccessProblems } from './file-access.js';

const problemsOf = (code: string, path = 'packages/indexer/src/model/x.ts'): string[] => fileAccessProblems(path, code);

describe('files are opened in one place', () => {
	it.each([
		"import { readFileSync } from 'node:fs';",
		"import { readFile } from 'node:fs/promises';",
		"import fs from 'fs';",
		"import 'node:fs';",
		"export * from 'node:fs';",
		"export { readFileSync } from 'fs';",
		"const fs = await import('node:fs');",
		"const fs = await import('fs/promises');",
		"const name = 'node:fs'; await import(name);",
		"await import('node:' + 'fs');",
		"import { createRequire } from 'node:module';\ncreateRequire(import.meta.url)('fs');",
		"const get: NodeRequire = require; get('path');",
		"process.getBuiltinModule('fs');",
		"process['getBuiltinModule']('os');",
		"const { getBuiltinModule: get } = process; get('os');",
		"(process as never as { binding(name: string): unknown }).binding('fs');",
		"import { Worker } from 'node:worker_threads';",
		"new Worker('./other.js');",
		"import { spawnSync } from 'node:child_process';",
		"import { DatabaseSync } from 'node:sqlite';",
		"import { Script } from 'node:vm';",
		"import net from 'net';",
		"eval('1');",
		"new Function('return 1')();",
	])('and not by %s', (code) => {
		expect(problemsOf(code)).not.toEqual([]);
	});

	it.each([
		"import type { Stats } from 'node:fs';\nexport type S = Stats;",
		"import { join } from 'node:path';\njoin('fs.md');",
		"// import 'node:fs'\nconst text = `import fs from 'node:fs'`;",
		"const other = await import('./other.ts');",
		"class A { constructor() {} }\nconst kinds = ['module', 'path', 'process'];",
	])('which does not concern %s', (code) => {
		expect(problemsOf(code)).toEqual([]);
	});

	it('which is that place', () => {
		const path = 'packages/indexer/src/base/files.ts';
		expect(problemsOf(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'), path)).toEqual([]);
	});
});
