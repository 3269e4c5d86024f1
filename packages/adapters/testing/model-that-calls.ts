import { simulateReadableStream } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';

type Options = NonNullable<ConstructorParameters<typeof MockLanguageModelV4>[0]>;

const USAGE = {
	inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
	outputTokens: { total: 1, text: 1, reasoning: 0 },
};

/** A model that calls a tool, and then says that it is done; it can stream this. */
export function modelThatCalls(toolName: string, input: object): MockLanguageModelV4 {
	let step = 0;
	const doGenerate = async () => {
		const call = { type: 'tool-call', toolCallId: 'c1', toolName, input: JSON.stringify(input) } as const;
		return step++ === 0
			? { content: [call], finishReason: { unified: 'tool-calls', raw: undefined }, usage: USAGE, warnings: [] }
			: {
					content: [{ type: 'text', text: 'done' }],
					finishReason: { unified: 'stop', raw: undefined },
					usage: USAGE,
					warnings: [],
				};
	};
	const doStream = async () => {
		const { content, ...end } = await doGenerate();
		const parts = content.flatMap((part) => ('text' in part ? textParts(part.text) : [part]));
		const chunks = [{ type: 'stream-start', warnings: [] }, ...parts, { type: 'finish', ...end }];
		return { stream: simulateReadableStream({ chunks }) };
	};
	return new MockLanguageModelV4({ doGenerate, doStream } as Options);
}

function textParts(text: string): object[] {
	const id = 't1';
	return [
		{ type: 'text-start', id },
		...[...text].map((delta) => ({ type: 'text-delta', id, delta })),
		{ type: 'text-end', id },
	];
}

/** A call of each tool, and a part of its result. */
export const CALLS: readonly (readonly [tool: string, input: object, expected: string])[] = [
	['find_skill', { goal: 'commit staged changes' }, 'gh:lantern/pairwright#git-commit'],
	['search_documents', { query: 'how do I roll back a release?' }, 'handbook/release.md'],
	['read_section', { heading: 'Step 5: Close', path: 'handbook/release.md' }, '"status":"found"'],
];
