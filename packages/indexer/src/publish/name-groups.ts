import { decodeNumbers } from '@pinakes/query/format/codec/numbers';
import { addTo } from '../base/report.ts';
import { encodeNumbers, ownPostings, type Term } from '../kinds/text/row.ts';
import type { Spill } from '../spill/spill-folder.ts';
import { SpilledRows } from '../spill/spilled-rows.ts';
import { NumberText } from '../write/number-text.ts';

/** Groups whose terms are in one file, which is read into memory. The first letters of digests give up to 46,656 groups. */
const GROUPS_PER_FILE = 1024;

/** Collects names by the keys of their rows, on disk, since every page has names of its own. */
export interface NameGroups {
	add(key: string, term: Term): void;
	/** Returns the terms by key, some keys at once, in the order in which keys were added. */
	groups(): Generator<ReadonlyMap<string, Term[]>>;
}

/** Creates groups without names. */
export function createNameGroups(spill: Spill): NameGroups {
	const numbers = new Map<string, number>();
	const files: SpilledRows[] = [];
	return {
		add(key, term) {
			const number = numbers.get(key) ?? numbers.size;
			numbers.set(key, number);
			const file = Math.floor(number / GROUPS_PER_FILE);
			files[file] ??= new SpilledRows(spill.createFile(`names-${file}`));
			files[file].push(`${key}${SEPARATOR}${encodeTerm(term)}`);
		},
		*groups() {
			for (const file of files) {
				const grouped = new Map<string, Term[]>();
				for (const row of file) {
					const [key = '', ...texts] = row.split(SEPARATOR);
					addTo(grouped, key, decodeTerm(texts));
				}
				yield grouped;
			}
		},
	};
}

/** No key and no term of a name has a line feed. */
const SEPARATOR = '\n';

const COUNTS = new NumberText();

function encodeTerm([term, { sections, counts, from, to }]: Term): string {
	for (let i = from; i < to; i++) COUNTS.push(counts[i] as number);
	return [term, encodeNumbers([...sections.subarray(from, to)]), COUNTS.take()].join(SEPARATOR);
}

function decodeTerm([term = '', gaps = '', counts = '']: readonly string[]): Term {
	let last = -1;
	const sections = (decodeNumbers(gaps) as Uint32Array).map((gap) => (last += gap));
	return [term, ownPostings(sections, decodeNumbers(counts) as Uint32Array)];
}
