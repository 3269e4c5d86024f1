import { describe, expect, it } from 'vitest';
import { shortSentence } from './short-sentence.ts';

describe('shortSentence', () => {
	it.each([
		['Writes release notes.', 'Writes release notes'],
		['Convert files to Word documents with images. Use when asked.', 'Convert files to Word documents'],
		['Review a schema (naming (of keys), types): find what is missing', 'Review a schema'],
		['Use this skill to write the notes of a release', 'Write the notes of a release'],
		['Use when the user asks to plan a sprint, e.g. for a team', 'Plan a sprint'],
		['This skill analyzes ad campaigns', 'Analyzes ad campaigns'],
		['Build, scaffold, and deploy flows using the server', 'Build, scaffold, and deploy flows'],
		['Annotate screenshots, diagrams, and images with arrows', 'Annotate screenshots, diagrams, and images'],
		['dotnet-test runs the tests of a project', 'dotnet-test runs the tests of a project'],
		['Targets .NET 4.8 projects. More.', 'Targets .NET 4.8 projects'],
		['把项目文档翻译成中文，保留术语表。其他', '把项目文档翻译成中文'],
		['Chess', 'Chess'],
		['', ''],
	])('%j is %j', (text, sentence) => {
		expect(shortSentence(text)).toBe(sentence);
	});

	it('ends a text without an end after a word', () => {
		const sentence = shortSentence('word '.repeat(5000));
		expect(sentence).toMatch(/^Word( word)+…$/);
		expect(sentence.length).toBeLessThanOrEqual(120);
	});
});
