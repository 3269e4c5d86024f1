import { UsageError } from '@pinakes/command-line/definition';
import { oneLine } from '@pinakes/query/internal';
import mineflayer, { type Bot } from 'mineflayer';
import pRetry, { type Options } from 'p-retry';

export interface JoinSettings {
	readonly host: string;
	readonly port: number;
	readonly username: string;
	/** The version of the game. Default: that of the server. */
	readonly version?: string | undefined;
	/** First and longest wait before another attempt, in milliseconds. Waits double. */
	readonly backOff: { readonly first: number; readonly longest: number };
	/** Number of consecutive failures after which the bot gives up. */
	readonly attempts: number;
	/** Makes the bot leave. */
	readonly signal: AbortSignal;
	log(line: string): void;
}

/** Maximum milliseconds until the bot is in the world. */
const MAX_JOIN_LENGTH = 60_000;

/** A connection that lasted this long, in milliseconds, resets the count of failures. */
const STABLE_AFTER = 30_000;

const MAX_REASON_LENGTH = 200;

/**
 * Keeps a player on a server: joins, and joins again with exponential backoff when the server kicks it, stops or cannot
 * be reached.
 *
 * @param onJoined called with the player whenever it has spawned
 * @returns true if `signal` ended it, false if it gave up after too many attempts
 * @throws UsageError for a version of the game that mineflayer does not support
 */
export async function stayJoined(settings: JoinSettings, onJoined: (player: Bot) => void): Promise<boolean> {
	const { host, port, signal, attempts, backOff, log } = settings;
	const attempt = async (): Promise<void> => {
		const start = Date.now();
		const reason = await joinOnce(settings, onJoined);
		signal.throwIfAborted();
		if (Date.now() - start <= STABLE_AFTER) throw new Error(reason);
		log(`left ${host}:${port}: ${reason}; joining again`);
	};
	let gaveUp = false;
	const options: Options = {
		retries: attempts - 1,
		minTimeout: backOff.first,
		maxTimeout: backOff.longest,
		// Avoids that many bots join at the same moment.
		randomize: true,
		signal,
		shouldRetry: ({ error }) => !(error instanceof UsageError),
		onFailedAttempt({ error, attemptNumber, retriesLeft }) {
			if (signal.aborted || error instanceof UsageError) return;
			gaveUp = retriesLeft === 0;
			const next = gaveUp ? `giving up after ${attemptNumber} attempts` : 'joining again';
			log(`left ${host}:${port}: ${error.message}; ${next}`);
		},
	};
	while (!signal.aborted && !gaveUp) {
		await pRetry(attempt, options).catch((cause) => {
			if (!gaveUp && !signal.aborted) throw cause;
		});
	}
	return !gaveUp;
}

/** Joins, and waits until the connection has ended. Returns the reason. */
function joinOnce(
	{ host, port, username, version, signal, log }: JoinSettings,
	onJoined: (player: Bot) => void,
): Promise<string> {
	return new Promise((resolve) => {
		const player = createPlayer(host, port, username, version);
		let reason = '';
		let isEnded = false;
		const leave = () => {
			player.end('disconnect.quitting');
			end('told to leave');
		};
		const end = (fallback: string) => {
			isEnded = true;
			clearTimeout(deadline);
			signal.removeEventListener('abort', leave);
			resolve(reason || fallback);
		};
		const deadline = setTimeout(() => {
			reason = `not in the world within ${MAX_JOIN_LENGTH / 1000} s`;
			player.end();
			end(reason);
		}, MAX_JOIN_LENGTH);
		signal.addEventListener('abort', leave);
		// The listener stays after the end of the connection, as late errors must not end the process.
		player.on('error', (error) => {
			// Ending a connection twice would keep the process alive.
			if (isEnded) return;
			reason ||= oneLine(error.message).slice(0, MAX_REASON_LENGTH);
			player.end();
			end(reason);
		});
		player.once('kicked', (message) => {
			reason = `kicked: ${kickReason(message)}`;
		});
		player.once('end', (cause) => end(cause ?? 'the connection ended'));
		player.once('spawn', () => {
			// If it connects after it was told to leave, it leaves now.
			if (isEnded) return player.end();
			clearTimeout(deadline);
			log(`joined ${host}:${port} as ${player.username}, version ${player.version}`);
			onJoined(player);
		});
	});
}

/** @throws UsageError for a version of the game that mineflayer does not support */
function createPlayer(host: string, port: number, username: string, version: string | undefined): Bot {
	const which = version === undefined ? {} : { version };
	try {
		return mineflayer.createBot({ host, port, username, auth: 'offline', hideErrors: true, ...which });
	} catch (cause) {
		const { oldestSupportedVersion: oldest, latestSupportedVersion: latest } = mineflayer;
		throw new UsageError(`${(cause as Error).message}: give --version from ${oldest} to ${latest}, or leave it out.`);
	}
}

/** Returns the reason of a kick, which the server sends as a chat component. */
function kickReason(message: unknown): string {
	const text = typeof message === 'string' ? message : JSON.stringify(message);
	// Harmless: linear: a text ends at the quotation mark with which another could begin.
	const plain = /"(?:text|translate)"\s*:\s*"((?:[^"\\]|\\.)+)"/.exec(text)?.[1];
	return oneLine(plain ?? text).slice(0, MAX_REASON_LENGTH);
}
