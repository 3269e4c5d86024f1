import { Transform } from 'node:stream';

/** Maximum bytes of a message on standard input. */
export const MAX_LINE_BYTES = 10 * 2 ** 20;

const LINE_FEED = 10;

/** Bytes at the beginning and at the end of a line where the id of a request is looked for. */
const END_BYTES = 256;

/** Match the id of a request where clients write it: behind the version, or last. */
const FIRST_ID = /^\s*\{\s*"jsonrpc"\s*:\s*"2\.0"\s*,\s*"id"\s*:\s*(\d+|"[^"\\]*")/;
const LAST_ID = /"id"\s*:\s*(\d+|"[^"\\]*")\s*\}\s*$/;

/**
 * Returns a stream that forwards lines. Longer ones than the limit, at which a transport would end, are dropped.
 *
 * @param answer called with the answer to such a line
 */
export function boundedLines(answer: (line: string) => void): Transform {
	let held: Buffer[] = [];
	let length = 0;
	let [start, end] = [Buffer.alloc(0), Buffer.alloc(0)];
	const add = (piece: Buffer): void => {
		length += piece.length;
		start = Buffer.concat([start, piece.subarray(0, END_BYTES - start.length)]);
		end = Buffer.concat([end, piece.subarray(-END_BYTES)]).subarray(-END_BYTES);
		if (length > MAX_LINE_BYTES) held = [];
		else held.push(piece);
	};
	const finish = (stream: Transform): void => {
		if (length <= MAX_LINE_BYTES) stream.push(Buffer.concat(held));
		else {
			const [, id = 'null'] = FIRST_ID.exec(start.toString()) ?? LAST_ID.exec(end.toString()) ?? [];
			const message = `The message has more than ${MAX_LINE_BYTES / 2 ** 20} MB: send a shorter one.`;
			answer(`{"jsonrpc":"2.0","id":${id},"error":{"code":-32600,"message":${JSON.stringify(message)}}}\n`);
		}
		[held, length, start, end] = [[], 0, Buffer.alloc(0), Buffer.alloc(0)];
	};
	return new Transform({
		transform(chunk: Buffer, _encoding, done) {
			for (let from = 0; from < chunk.length; ) {
				const at = chunk.indexOf(LINE_FEED, from);
				const to = at < 0 ? chunk.length : at + 1;
				add(chunk.subarray(from, to));
				if (at >= 0) finish(this);
				from = to;
			}
			done();
		},
		flush(done) {
			// Input may end within the line.
			if (length > MAX_LINE_BYTES) finish(this);
			done();
		},
	});
}
