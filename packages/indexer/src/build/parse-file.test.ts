import { NO_CONFIG } from '@pinakes/indexer';
import { expect, it } from 'vitest';
import { fileParser, type ParsedFile, parseInTime, type SourceFile } from './parse-file.ts';

function fileOf(path: string, text: string): SourceFile {
	return { path, bytes: Buffer.from(text), digest: path, stamp: '' };
}

const problemOf = (parsed: ParsedFile | undefined): string | undefined =>
	parsed && 'problem' in parsed ? parsed.problem.message : undefined;

it('reports a file that takes too long, and parses all others', () => {
	const parse = fileParser(NO_CONFIG, '');
	const files = ['a.md', 'slow.md', 'b.md'].map((path) => fileOf(path, `# ${path}\n`));
	const parsed = parseInTime(
		files,
		(file) => {
			// Only a backtracking regular expression runs.
			if (file.path === 'slow.md') /^(?:a+)+$/.test(`${'a'.repeat(60)}b`);
			return parse(file);
		},
		() => 1,
	);
	expect(parsed.map(problemOf)).toEqual([undefined, 'parsing the file takes more than 1 s', undefined]);
	expect([parsed[0], parsed[2]]).toEqual([files[0], files[2]].map((file) => parse(file as SourceFile)));
});

it('reports files that are no text, and throws what a parser throws', () => {
	const binary = { ...fileOf('binary.md', ''), bytes: new Uint8Array([255]) };
	expect(problemOf(parseInTime([binary], fileParser(NO_CONFIG, ''))[0])).toMatch('not UTF-8');
	const failing = (): never => {
		throw new RangeError('x');
	};
	expect(() => parseInTime([binary], failing)).toThrow(RangeError);
});
