import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annotation } from './annotation.ts';

const PROBLEM = { severity: 'warning', file: 'x', rule: 'date', message: 'no date', fix: 'write one' } as const;

describe('annotation', () => {
	it('names file, line and rule', () => {
		expect(annotation({ ...PROBLEM, line: 3 }, 'docs/a.md')).toBe(
			'::warning file=docs/a.md,line=3,title=pinakes date::no date; write one',
		);
		expect(annotation({ ...PROBLEM, severity: 'error' }, 'docs/a.md')).toBe(
			'::error file=docs/a.md,title=pinakes date::no date; write one',
		);
	});

	it('never lets foreign text become a separate command', () => {
		const message = '100 %\r\n::set-env name=PATH::/tmp';
		expect(annotation({ ...PROBLEM, message }, 'a,b:c\n::stop-commands::x.md')).toBe(
			'::warning file=a%2Cb%3Ac%0A%3A%3Astop-commands%3A%3Ax.md,title=pinakes date::100 %25%0D%0A::set-env name=PATH::/tmp; write one',
		);
	});

	it('is one command in one line, whose parts can be read back', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (file, message) => {
				const text = annotation({ ...PROBLEM, message }, file);
				expect(text).not.toMatch(/[\r\n]/);
				const parts = /^::warning file=([^,:]*),title=pinakes date::(.*)$/.exec(text);
				const read = (part = '') =>
					part.replace(/%(25|0D|0A|3A|2C)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
				expect([read(parts?.[1]), read(parts?.[2])]).toEqual([file, `${message}; write one`]);
			}),
		);
	});
});
