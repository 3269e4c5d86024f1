import { LABELS } from './labels.ts';
import { LINE_END, SLICE_END } from './pack/candidate.ts';
import { SNAPSHOT_KEYWORDS } from './relevance/field-words.ts';
import type { Slice, SliceRequest } from './slice.ts';
import { DETAIL_CHARACTERS, formatSnapshot, type GameSnapshot, LITE_CHARACTERS } from './snapshot-format.ts';

/** Default minimum relevance of a lite snapshot. */
export const SNAPSHOT_MIN_SCORE = 0.2;

/**
 * Returns the slice `snapshot`: a lite snapshot if it is relevant to the message, a detailed one if details are asked
 * for.
 *
 * @param snapshot the snapshot, or a function that returns it, called only if the slice is included
 */
export function snapshotSlice(
	snapshot: GameSnapshot | ((request: SliceRequest) => GameSnapshot | Promise<GameSnapshot>),
	settings: Partial<Omit<Slice, 'content'>> = {},
): Slice {
	return {
		name: 'snapshot',
		label: LABELS.snapshot,
		minScore: SNAPSHOT_MIN_SCORE,
		budget: ({ detail }) => ({ characters: detail ? DETAIL_CHARACTERS : LITE_CHARACTERS }),
		...settings,
		async content(request) {
			const { detail, lang } = request;
			const seen = await (typeof snapshot === 'function' ? snapshot(request) : snapshot);
			const level = detail ? 'detail' : 'lite';
			const heading = LABELS.snapshot[lang] + LINE_END + SLICE_END + LINE_END;
			const most = (detail ? DETAIL_CHARACTERS : LITE_CHARACTERS) - heading.length;
			// Details that are asked for do not depend on relevance.
			const relevance = detail ? { score: 1 } : { keywords: SNAPSHOT_KEYWORDS };
			return [{ id: level, text: formatSnapshot(seen, level, lang, most), ...relevance }];
		},
	};
}
