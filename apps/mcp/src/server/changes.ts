import type { McpServer } from '@modelcontextprotocol/server';
import type { CurrentIndex } from '../index/current-index.ts';
import { listAllResources } from './resources.ts';

/** Milliseconds between looks at the index. A look at a folder reads the times of one file. */
const CHECK_INTERVAL = 1000;

/** Which protocol a connection speaks: that of 2026 has its subscriptions kept by the SDK. */
export type Era = 'legacy' | 'modern';

/** What a server that announces changes declares. */
export const CHANGE_CAPABILITIES = {
	tools: { listChanged: true },
	resources: { listChanged: true, subscribe: true },
} as const;

/** What any other server declares. */
export const NO_CHANGES = { tools: { listChanged: false }, resources: { listChanged: false } } as const;

/**
 * Makes a server tell its client when another index takes the place of the one that it serves: that the lists of tools and
 * resources may be others, and that the resources may that it subscribed to. Ends with the connection.
 */
export function announceChanges(server: McpServer, current: CurrentIndex, era: Era): void {
	const subscribed = keepSubscriptions(server);
	let known: string | undefined;

	async function check(): Promise<void> {
		// A build that swaps folders, or an address that cannot be reached, is looked at again.
		const stamp = await current.stamp().catch(() => undefined);
		if (stamp !== undefined && known !== undefined && stamp !== known && server.isConnected()) await announce();
		known = stamp ?? known;
	}

	async function announce(): Promise<void> {
		server.sendToolListChanged();
		server.sendResourceListChanged();
		// The SDK sends a client of the newer protocol those that it listens to.
		const uris = era === 'legacy' ? subscribed : await listedUris(current);
		for (const uri of uris) await server.server.sendResourceUpdated({ uri });
	}

	let checking = check();
	// A check that takes longer than the interval is waited for.
	const timer = setInterval(() => {
		checking = checking.then(check, check);
	}, CHECK_INTERVAL).unref();
	server.server.onclose = () => clearInterval(timer);
}

/** Answers subscriptions, and returns the resources that are subscribed to. */
function keepSubscriptions(server: McpServer): ReadonlySet<string> {
	const subscribed = new Set<string>();
	server.server.setRequestHandler('resources/subscribe', ({ params: { uri } }) => {
		subscribed.add(uri);
		return {};
	});
	server.server.setRequestHandler('resources/unsubscribe', ({ params: { uri } }) => {
		subscribed.delete(uri);
		return {};
	});
	return subscribed;
}

/** The resources that the index lists; none for one that cannot be opened. */
async function listedUris(current: CurrentIndex): Promise<string[]> {
	const listed = await current.use(listAllResources).catch(() => []);
	return listed.map(({ uri }) => uri);
}
