/**
 * Messages that a client of an MCP server may send, of both protocols, and some that no client sends: what a fuzzer
 * mutates.
 */

const TOOLS = [
	[
		'pinakes_match',
		{ goal: 'generate a commit message', tags: ['git-commit'], ide: 'cursor', limit: 2, explain: true },
	],
	[
		'pinakes_contexts',
		{ keywords: ['authentication', '支付'], task: 'requirements_review', epic: 'EPIC-01', explain: true },
	],
	[
		'pinakes_search',
		{ query: 'how do I roll back a release?', scope: 'handbook/', tags: ['redis'], limit: 3, lang: 'zh' },
	],
	['hybrid_search', { query: 'failover', scope: 'handbook/release.md,handbook', top_k: 2, min_score: 0.1 }],
	['pinakes_outline', { path: 'handbook/release.md', depth: 2, offset: 1 }],
	['pinakes_pack', { message: 'write the notes of a release', budget_tokens: 200, budget_characters: 900, top_k: 5 }],
	['pinakes_get', { target_entry: 'Step 1', file_paths: ['handbook/release.md'], context_hint: 'branch' }],
];

/** What every request of the protocol of 2026 says of its client. */
export const ENVELOPE = {
	_meta: {
		'io.modelcontextprotocol/protocolVersion': '2026-07-28',
		'io.modelcontextprotocol/clientInfo': { name: 'fuzzer', version: '1' },
		'io.modelcontextprotocol/clientCapabilities': {},
	},
};

const REQUESTS = [
	['initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'fuzzer', version: '1' } }],
	['ping', {}],
	['server/discover', {}],
	['tools/list', {}],
	...TOOLS.map(([name, args]) => /** @type {const} */ (['tools/call', { name, arguments: args }])),
	['resources/list', { cursor: '0' }],
	['resources/templates/list', {}],
	['resources/read', { uri: 'pinakes://sections/handbook%2Frelease.md/Step%205%3A%20Close' }],
	['resources/read', { uri: 'pinakes://skills/skills%2Frelease-notes' }],
	[
		'completion/complete',
		{
			ref: { type: 'ref/resource', uri: 'pinakes://sections/{path}/{heading}' },
			argument: { name: 'heading', value: 'st' },
			context: { arguments: { path: 'handbook/release.md' } },
		},
	],
	['prompts/get', { name: 'none' }],
	['logging/setLevel', { level: 'debug' }],
	['resources/subscribe', { uri: 'pinakes://skills/x' }],
	['subscriptions/listen', { filter: { resourcesListChanged: true } }],
];

const NOTIFICATIONS = [
	['notifications/initialized', {}],
	['notifications/cancelled', { requestId: 1, reason: 'no longer wanted' }],
	['notifications/progress', { progressToken: 1, progress: 0.5 }],
];

/**
 * Every message once, in the protocol of 2025 and in that of 2026, with ids from 1.
 *
 * @returns {object[]}
 */
export function seedMessages() {
	const messages = [];
	for (const envelope of [{}, ENVELOPE]) {
		for (const [method, params] of REQUESTS) {
			messages.push({ jsonrpc: '2.0', id: messages.length + 1, method, params: { ...Object(params), ...envelope } });
		}
		for (const [method, params] of NOTIFICATIONS) {
			messages.push({ jsonrpc: '2.0', method, params: { ...Object(params), ...envelope } });
		}
		messages.push({ jsonrpc: '2.0', id: 1, result: {} });
		messages.push({ jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'no' } });
	}
	return messages;
}
