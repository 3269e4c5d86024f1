import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { startHere } from '@pinakes/testing/run-here';
import { lastingFolder } from '@pinakes/testing/temp-folder';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeEndpoint, fakeEndpoint, reply } from '../testing/fake-endpoint.ts';
import { indexIn, keptSlices, lastTrace } from '../testing/fixture-index.ts';
import { main } from './main.ts';

const KEY = 'sk-secret-1234567890';

let folder: string;
let memory: string;
let traces: string;
let endpoint: FakeEndpoint;

beforeEach(async () => {
	folder = lastingFolder();
	memory = join(folder, 'memory.json');
	traces = join(folder, 'traces');
	endpoint = await fakeEndpoint();
});

afterEach(async () => {
	await endpoint[Symbol.asyncDispose]();
	rmSync(folder, { recursive: true, force: true });
});

/** What the bot says to lines that are typed. */
async function chat(lines: readonly string[], args: readonly string[] = [], environment: Record<string, string> = {}) {
	const stdin = Readable.from(lines.map((line) => `${line}\n`));
	const env = { OPENAI_BASE_URL: undefined, OPENAI_API_KEY: undefined, OPENAI_MODEL: undefined, ...environment };
	const bot = startHere(main, ['--memory', memory, '--traces', traces, ...args], { stdin, env });
	const { code, stdout, stderr, printed: all } = await bot.ended;
	return { code, stdout, stderr, all };
}

/** The environment in which the fake endpoint is asked. */
function asking(): Record<string, string> {
	return { OPENAI_BASE_URL: endpoint.base, OPENAI_API_KEY: KEY, OPENAI_MODEL: 'tiny' };
}

/** The last prompt that the endpoint got, as one text. */
function prompt(): string {
	return (endpoint.asked.at(-1)?.body.messages ?? []).map(({ content }) => content).join('\n');
}

describe('a chat in a terminal', () => {
	it.each([
		['remember that my base is at 100 64 -200', 'where is my base?', 'No language model is set', 'I found nothing'],
		['记住我的基地在河边的塔楼里', '我的基地在哪里？', '（没有配置语言模型。）', '没有查到相关内容'],
	])('remembers “%s” from run to run, for the player who said it alone', async (told, question, noModel, nothing) => {
		const [fact = ''] = /my base.*|我的基地.*/.exec(told) ?? [];
		const first = await chat([told, question], ['--player', 'Alice']);
		expect(first.code).toBe(0);
		expect(first.stdout).toContain(noModel);
		expect(first.stdout).toContain(`"${fact}" (Alice)`);
		const again = await chat([question], ['--player', 'Alice']);
		expect(again.stdout).toContain(`"${fact}" (Alice)`);
		const other = await chat([question, 'ai memory'], ['--player', 'Bob']);
		expect(other.stdout).toContain(nothing);
		expect(other.stdout).not.toContain(fact);
	});

	it.each([
		['remember that my base is at 100 64 -200', 'where is my base?', /long-term memor/i],
		['记住我的基地在河边的塔楼里', '我的基地在哪里？', /长期记忆:/],
	])('gives a model what it needs to answer, after “%s”', async (told, question, label) => {
		endpoint.respond = (_, response) => reply(response, 'as you told me\u001b[31m');
		const { stdout } = await chat([told, question], ['--player', 'Alice'], asking());
		expect(stdout).toBe('as you told me\\u001b[31m\n'.repeat(2));
		expect(endpoint.asked.map(({ authorization, body: { model } }) => [authorization, model])).toEqual(
			Array(2).fill([`Bearer ${KEY}`, 'tiny']),
		);
		expect(prompt()).toMatch(label);
		expect(prompt()).toContain(told.replace(/remember that |记住/, ''));
		expect(endpoint.asked.at(-1)?.body.messages?.at(-1)).toEqual({ role: 'user', content: question });
	});

	it.each([
		['haha, so funny', ['rules', 'task']],
		['哈哈，真好笑', ['rules', 'task']],
	])('sends little for “%s”', async (smallTalk, slices) => {
		const index = await indexIn(folder);
		const told = ['remember that my base is at 100 64 -200', '记住我的基地在河边', smallTalk];
		await chat(told, ['--index', index], asking());
		expect(keptSlices(lastTrace(traces)).filter((slice) => slice !== 'dialogue')).toEqual(slices);
		expect(prompt()).not.toMatch(/release|部署/);
	});

	it.each([
		['How do I roll back a release?', /\[handbook\/release\.md:\d+-\d+ /],
		['缓存怎么切换主从？', /\[handbook\/cache\.md:\d+-\d+ /],
	])('pulls the section for “%s”, with its source', async (question, source) => {
		const index = await indexIn(folder);
		const { stdout } = await chat([question], ['--index', index]);
		expect(stdout).toMatch(source);
		await chat([question], ['--index', index], asking());
		expect(keptSlices(lastTrace(traces))).toContain('docs');
		expect(prompt()).toMatch(source);
	});

	it.each([
		[429, '{"error":{"message":"slow down"}}', 'asks for a pause'],
		[200, '<!doctype html><title>Sign in</title>', 'is not a chat endpoint'],
		[401, `{"error":{"message":"Incorrect API key provided: ${KEY}"}}`, 'refused the key'],
		[503, '', 'failed'],
		[200, undefined, 'did not answer in time'],
	])('answers with the facts if the endpoint says %i %s', async (status, body, why) => {
		endpoint.respond = (_, response) => {
			response.writeHead(status);
			if (body !== undefined) response.end(body);
		};
		const lines = ['remember that my base is at 100 64 -200', 'where is my base?'];
		const hurry = body === undefined ? ['--timeout', '1'] : [];
		const { code, stdout, all } = await chat(lines, ['--verbose', ...hurry], asking());
		expect(code).toBe(0);
		expect(stdout).toContain(why);
		expect(stdout).toContain('"my base is at 100 64 -200"');
		expect(all).not.toContain('sk-secret');
		for (const name of readdirSync(traces)) expect(readFileSync(join(traces, name), 'utf8')).not.toContain('sk-secret');
		expect(readFileSync(memory, 'utf8')).not.toContain('sk-secret');
	});

	it('takes slices in and out, sets the budget, and shows the choice', async () => {
		const lines = ['remember that my base is at 100 64 -200', 'ai ctx where is my base?'];
		const { stdout } = await chat(lines);
		expect(stdout).toMatch(/memory.*\n/);
		expect(readdirSync(traces)).toHaveLength(1);

		const off = await chat(['ai context memory off', 'ai context', 'where is my base?', 'ai context nonsense on']);
		expect(off.stdout).toContain('The slice memory is off.');
		expect(off.stdout).toContain('memory off');
		expect(off.stdout).toContain('There is no slice nonsense.');
		expect(off.stdout).not.toContain('100 64 -200');
		expect(keptSlices(lastTrace(traces))).not.toContain('memory');

		const small = await chat(['ai budget 0', 'where is my base?', 'ai budget', 'ai budget -3', 'ai budget lots']);
		expect(small.stdout).toContain('The budget of a prompt is 0 tokens.');
		expect(small.stdout).toContain('-3 is not a budget');
		expect(small.stdout).toContain('lots is not a budget');
		expect(keptSlices(lastTrace(traces))).toEqual(['rules', 'task']);
		expect(lastTrace(traces).warnings.map(({ code }) => code)).toContain('always_over_budget');
	});

	it('lists what it remembers, and forgets it', async () => {
		const told = ['remember that my base is at 100 64 -200', 'I like blue beds', '记住密码是 1234'];
		const { stdout } = await chat([...told, 'ai memory', 'ai memory forget 2', 'ai memory forget 密码', 'ai memory']);
		expect(stdout).toContain('1. (long-term) my base is at 100 64 -200');
		expect(stdout).toContain('2. (dialogue) I like blue beds');
		expect(stdout).toContain('已忘掉：“');
		expect(stdout.slice(stdout.indexOf('已忘掉'))).toContain('I remember 1 thing of you');
		const { stdout: all } = await chat(['ai memory forget nothing', 'ai memory forget all', 'ai memory']);
		expect(all).toContain('I have no memory nothing');
		expect(all).toContain('I remember nothing of you.');
	});

	it('says what a correction made of a memory', async () => {
		const told = ['remember that my base is at 100 64 -200', 'actually, my base is at 7 70 9'];
		const { stdout } = await chat([...told, 'ai ctx', 'where is my base?']);
		expect(stdout).toContain('"actually, my base is at 7 70 9"');
		expect(stdout.slice(stdout.lastIndexOf('What I found'))).not.toContain('100 64 -200');
	});

	it('keeps a damaged file of memories aside', async () => {
		writeFileSync(memory, '{"memories": [{"id": ');
		const { code, stderr, stdout } = await chat(['remember that my base is at 100 64 -200', 'ai memory']);
		expect(code).toBe(0);
		expect(stderr).toContain('was damaged');
		expect(stdout).toContain('1. (long-term) my base is at 100 64 -200');
	});

	it.each([
		[['--index', '/nowhere'], {}, /nowhere/],
		[['--budget', 'x'], {}, /--budget must be a whole number from 0, not x/],
		[[], { OPENAI_BASE_URL: 'nonsense' }, /OPENAI_BASE_URL is not a web address/],
	])('says what is wrong with %j %j, in one line', async (args, environment, message) => {
		const { code, stderr } = await chat([], args, environment);
		expect(code).toBe(2);
		expect(stderr).toMatch(message);
		expect(stderr.trim().split('\n')).toHaveLength(1);
	});
});
