import { describe, expect, it } from 'vitest';
import { NO_CONFIG } from '../config/config.ts';
import { fileParser, type ParsedFile, type SourceFile } from './parse-file.ts';
import { createParsePool, PARSE_LIMITS, type ParseLimits, runInTime } from './pool.ts';

const SETTINGS = NO_CONFIG;

/** Nothing is parsed in this thread. */
const IN_WORKERS: ParseLimits = { ...PARSE_LIMITS, smallFile: -1 };

function fileOf(path: string, text: string): SourceFile {
	return { path, prefix: '', bytes: Buffer.from(text), digest: path, stamp: '' };
}

const SMALL = Array.from({ length: 40 }, (_, i) =>
	fileOf(
		`${i}.md`,
		`---\ntags: [a, b${i}]\n---\n# Page ${i}\n\n${'words 中文 and more. '.repeat(200)}\n\n## Part\ntext`,
	),
);

async function parseAll(files: readonly SourceFile[], limits?: ParseLimits): Promise<ParsedFile[]> {
	const pool = createParsePool(SETTINGS, limits);
	try {
		const parsing = files.map((file) => pool.parse(file));
		pool.flush();
		return await Promise.all(parsing);
	} finally {
		pool.close();
	}
}

const problemOf = (parsed: ParsedFile | undefined): string | undefined =>
	parsed && 'problem' in parsed ? parsed.problem.message : undefined;

describe('a pool of parsers', () => {
	it('parses in parallel to the same result as one by one', async () => {
		const parse = fileParser(SETTINGS);
		const files = [...SMALL, fileOf('bad.md', '\ud800'), { ...fileOf('binary.md', ''), bytes: new Uint8Array([255]) }];
		const expected = files.map(parse);
		expect(await parseAll(files)).toEqual(expected);
		expect(await parseAll(files, IN_WORKERS)).toEqual(expected);
		expect(await parseAll(files, { ...PARSE_LIMITS, smallFiles: 0 })).toEqual(expected);
	});

	it('reports a file that takes too much memory, and parses all others', async () => {
		const large = fileOf('large.md', '- [a](b) `c`\n'.repeat(400_000));
		const parsed = await parseAll([...SMALL, large, ...SMALL], { ...IN_WORKERS, heap: 48 });
		expect(problemOf(parsed[SMALL.length])).toMatch('more than 48 MB of memory');
		expect(parsed.filter((each) => 'problem' in each)).toHaveLength(1);
	});

	it('reports a file that takes too long, and parses all others', async () => {
		const slow = fileOf('slow.md', '- [a](b) `c`\n'.repeat(1_000_000));
		const parsed = await parseAll([...SMALL, slow, ...SMALL], {
			...IN_WORKERS,
			// Less than the file takes on any machine, and more than any of the others on a busy one.
			seconds: 1,
			secondsPerMegabyte: 0,
		});
		expect(problemOf(parsed[SMALL.length])).toMatch('more than 1 s');
		expect(parsed.filter((each) => 'problem' in each)).toHaveLength(1);
	});

	it('parses in workers what takes too long here', async () => {
		expect(await parseAll(SMALL, { ...PARSE_LIMITS, smallSeconds: 0.001 })).toEqual(SMALL.map(fileParser(SETTINGS)));
	});
});

describe('a function with limited time', () => {
	it('is closed wherever it is', () => {
		const forever = (): never => {
			while (true) {}
		};
		expect(runInTime(forever, 0.02)).toBeUndefined();
		// Only a backtracking regular expression runs.
		expect(runInTime(() => /^(?:a+)+$/.test(`${'a'.repeat(40)}b`), 0.02)).toBeUndefined();
	});

	it('returns its result, or throws its error', () => {
		expect(runInTime(() => 7, 1)).toBe(7);
		expect(() =>
			runInTime(() => {
				throw new RangeError('x');
			}, 1),
		).toThrow(RangeError);
	});
});
