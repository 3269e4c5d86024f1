import type { McpServer } from '@modelcontextprotocol/server';
import type { CurrentIndex } from '../index/current-index.ts';

/** Milliseconds between looks at the index. A look at a folder reads the times of one file. */
const CHECK_INTERVAL = 1000;

/** What a server that announces changes declares. */
export const CHANGE_CAPABILITIES = {
	tools: { listChanged: true },
	resources: { listChanged: true },
} as const;

/** What any other server declares. */
export const NO_CHANGES = { tools: { listChanged: false }, resources: { listChanged: false } } as const;

/**
 * Makes a server tell its client when another index takes the place of the one that it serves: that the lists of tools and
 * resources may be others. Ends with the connection.
 */
export function announceChanges(server: McpServer, current: CurrentIndex): void {
	let known: string | undefined;

	async function check(): Promise<void> {
		// A build that swaps folders, or an address that cannot be reached, is looked at again.
		const stamp = await current.stamp().catch(() => undefined);
		if (stamp !== undefined && known !== undefined && stamp !== known && server.isConnected()) {
			server.sendToolListChanged();
			server.sendResourceListChanged();
		}
		known = stamp ?? known;
	}

	let checking = check();
	// A check that takes longer than the interval is waited for.
	const timer = setInterval(() => {
		checking = checking.then(check, check);
	}, CHECK_INTERVAL).unref();
	server.server.onclose = () => clearInterval(timer);
}
