import { describe, expect, it } from 'vitest';
import { undeclaredUnit } from '../testing/samples.ts';
import { buildAnalyzer } from '../words/content-words.ts';
import { drawTextQuestions, drawUnitQuestions } from './questions.ts';

describe('drawTextQuestions', () => {
	it('takes the line in the middle of those that could be a question', () => {
		const text = '# Title\n\nThe kettle boils water quickly.\n\nA lamp lights the green room.\n\nOh.';
		expect(drawTextQuestions([{ document: 7, text }], buildAnalyzer())).toEqual([
			{ question: 'A lamp lights the green room.', source: 7 },
		]);
	});

	it('draws nothing from a text without such a line', () => {
		expect(drawTextQuestions([{ document: 0, text: 'Oh.' }], buildAnalyzer())).toEqual([]);
	});
});

const DESCRIPTION = 'Makes charts of tables.';

/** The question that is drawn for one unit with a file of this text; undefined where there is none. */
function drawn(markdown: string): string | undefined {
	const unit = undeclaredUnit('chart-maker', DESCRIPTION, { source: 'chart-maker/SKILL.md' });
	const [question] = drawUnitQuestions([unit], new Map([[unit.source, markdown]]), buildAnalyzer());
	return question?.question;
}

describe('drawUnitQuestions', () => {
	it('takes the middle one of the lines about what the unit is for', () => {
		const lines = ['Charts of monthly tables', 'Draws charts and tables in colours', 'Tables with many charts inside'];
		expect(drawn(`# Title\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`)).toBe(lines[1]);
	});

	it('takes sentences in Chinese', () => {
		const unit = undeclaredUnit('chart', '把表格画成图表', { source: 'a.md' });
		const text = '## 说明\n\n今天天气很好。怎样把表格画成折线图表？\n';
		const [question] = drawUnitQuestions([unit], new Map([['a.md', text]]), buildAnalyzer());
		expect(question).toEqual({ question: '怎样把表格画成折线图表？', source: 0 });
	});

	it.each([
		['the description itself', DESCRIPTION],
		['lines of fewer than three terms', 'Charts tables'],
		['lines about something else', 'Rye bread needs a long and cold rest overnight'],
		['rows of tables', '| charts | tables | makes |'],
		['lines of more than 20 terms', `charts tables ${Array.from({ length: 20 }, (_, i) => `word${i}x`).join(' ')}`],
		['nothing', ''],
	])('draws none from %s', (_, markdown) => {
		expect(drawn(markdown)).toBeUndefined();
	});

	it('draws no line that several units have', () => {
		const units = ['a', 'b'].map((name) => undeclaredUnit(name, DESCRIPTION, { source: `${name}.md` }));
		const shared = ['Charts of tables for everyone', 'Makes charts by a server'];
		const prose = new Map(
			units.map(({ source, name }) => [source, [...shared, `Charts of tables with ${name}bc`].join('\n\n')]),
		);
		const questions = drawUnitQuestions(units, prose, buildAnalyzer()).map(({ question }) => question);
		expect(questions).toEqual(['Charts of tables with abc', 'Charts of tables with bbc']);
	});

	it('draws none for a unit without a file', () => {
		expect(drawUnitQuestions([undeclaredUnit('a', DESCRIPTION)], new Map(), buildAnalyzer())).toEqual([]);
	});
});
