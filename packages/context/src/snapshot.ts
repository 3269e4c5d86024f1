import { LABELS } from './labels.ts';
import { LINE_END, SLICE_END } from './pack/candidate.ts';
import { SNAPSHOT_KEYWORDS } from './relevance/field-words.ts';
import type { Slice, SliceRequest } from './slice.ts';
import { DETAIL_CHARACTERS, formatSnapshot, type GameSnapshot, LITE_CHARACTERS } from './snapshot-format.ts';

/** The relevance from which a lite snapshot is brought up, unless the settings say otherwise. */
export const SNAPSHOT_MIN_SCORE = 0.2;

/**
 * The slice `snapshot`: lite where the message is about what it tells, the whole where details are asked for.
 *
 * @param snapshot what is seen, or a function that looks, and is called only where the slice is included
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
			// Who asks for details gets them, whatever the message is about.
			const relevance = detail ? { score: 1 } : { keywords: SNAPSHOT_KEYWORDS };
			return [{ id: level, text: formatSnapshot(seen, level, lang, most), ...relevance }];
		},
	};
}
