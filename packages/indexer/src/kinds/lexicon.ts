import {
	FOLDING_FILE,
	LEXICON_FILE,
	MESSAGES_FILE,
	NEGATED,
	normalizeTerm,
	phraseKey,
	SYNONYM_GROUPS,
} from '@pinakes/query/internal';
import { fieldsText, listText, objectText } from '../base/encode.ts';
import type { Config } from '../config/schema.ts';
import { GOAL_WORDS } from '../data/goal-words.ts';
import { FORBIDDEN_THINGS, NEGATIONS, SHORT_NEGATIONS } from '../data/lexicon.ts';
import { MESSAGES } from '../data/messages.ts';
import { buildAnalyzer } from '../words/content-words.ts';
import { allFolding } from '../words/folding.ts';
import { type FileTarget, sorted } from './parts.ts';

/** Keys of groups' heads, by the keys of the phrases in the group. */
export type Phrases = Readonly<Record<string, string>>;

/**
 * Writes the lexicon with the built-in and configured entries, the folding table for queries, and all messages of look-ups.
 * Returns the phrases of the lexicon.
 */
export function writeLexicon(files: FileTarget, config: Config): Phrases {
	const groups = [...config.synonyms, ...SYNONYM_GROUPS].map((group) => group.map(normalizeTerm));
	const terms = new Map<string, string>();
	const phrases = new Map<string, string>();
	groups.forEach((group, number) => {
		const head = phraseKey(group[0] ?? '', buildAnalyzer());
		for (const term of group) {
			// `message queue` equals `message-queue`. A term in two groups belongs to the first; configured groups come
			// first.
			for (const written of [term, term.replaceAll('-', ' ')]) {
				if (!terms.has(written)) terms.set(written, String(number));
			}
			const key = phraseKey(term, buildAnalyzer());
			if (key !== '' && !phrases.has(key)) phrases.set(key, head);
		}
	});
	const constraints = new Map<string, string>();
	const forbidden: string[] = [];
	const configured = [...config.constraints].map(([thing, words]) => ({
		keys: [NEGATED + normalizeTerm(thing)],
		words,
	}));
	const builtIn = FORBIDDEN_THINGS.map(({ things, aliases = [], words }) => {
		const negated = things.flatMap((thing) => [NEGATED, ...SHORT_NEGATIONS].map((negation) => negation + thing));
		return { keys: [...negated, ...aliases], words };
	});
	for (const { keys, words } of [...configured, ...builtIn]) {
		for (const key of keys) {
			if (!constraints.has(key)) constraints.set(key, String(forbidden.length));
		}
		forbidden.push(JSON.stringify(words));
	}
	const text = objectText([
		['terms', objectText(sorted([...terms]))],
		['phrases', objectText(sorted([...phrases]).map(([key, head]) => [key, JSON.stringify(head)]))],
		['forbidden', listText(forbidden)],
		['constraints', objectText(sorted([...constraints]))],
		['negations', JSON.stringify(NEGATIONS)],
		['general', JSON.stringify([...new Set(GOAL_WORDS.map(buildAnalyzer().stem))])],
	]);
	files.set(LEXICON_FILE, text);
	files.set(MESSAGES_FILE, fieldsText(MESSAGES));
	files.set(FOLDING_FILE, JSON.stringify({ pairs: allFolding() }));
	return Object.assign(Object.create(null) as Record<string, string>, Object.fromEntries(phrases));
}
