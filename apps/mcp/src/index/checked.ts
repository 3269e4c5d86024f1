import { createHash } from 'node:crypto';
import type { Content, Source } from '@pinakes/query';
import { checkedSource } from '@pinakes/query/checked-source';

/**
 * A source whose files are compared with the SHA-256 of the manifest that was read before them, so that files of two builds never
 * make one index.
 */
export function checked(source: Source): Source {
	return checkedSource(source, sha256);
}

/** Many times as fast as that of the web platform, which takes a task of another thread. */
async function sha256(content: Content): Promise<string> {
	return createHash('sha256').update(content).digest('hex');
}
