import { MockLanguageModelV4 } from 'ai/test';

type Generate = NonNullable<NonNullable<ConstructorParameters<typeof MockLanguageModelV4>[0]>['doGenerate']>;

const USAGE = {
	inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
	outputTokens: { total: 1, text: 1, reasoning: 0 },
};

/** A model that calls a tool, and then says that it is done. */
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
	return new MockLanguageModelV4({ doGenerate: doGenerate as Generate });
}
