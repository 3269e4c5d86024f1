import { type Index, openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { type KnowledgeOptions, type SearchResult, search as searchIndex } from '@pinakes/query/search';
import type { Arguments } from '../arguments.ts';
import { type Command, JSON_FLAG } from '../command.ts';
import { EXIT, UsageError } from '../exit-codes.ts';
import { INDEX_FLAG, LANG_FLAG, languageOf, numberOf, todayOf } from '../flags.ts';
import { jsonText, type Output, printable } from '../output.ts';
import { answerQueries, checkFields, readQueries } from '../query-lines.ts';
import { VECTORS_FLAG, vectorizerOf } from '../vectors-flag.ts';

/** The fields of a question in a file. */
const FIELDS = ['query', 'scope', 'category', 'tag', 'tags', 'confidence', 'limit', 'today'];

/** `pinakes search`: an answer out of a knowledge base. */
export const search: Command = {
	summary: 'Search documents by a question, filters first, and answer with citations',
	usage: '"QUESTION" --index DIR [--scope DIR] [--category NAME] [--tag TAG]… [--confidence LEVEL]',
	flags: {
		index: INDEX_FLAG,
		scope: { type: 'string', value: 'DIR', help: 'only documents below this directory, such as tasks/' },
		category: { type: 'string', value: 'NAME', help: 'only documents of this category' },
		tag: { type: 'string', value: 'TAG', multiple: true, help: 'only documents with this tag' },
		confidence: {
			type: 'string',
			value: 'LEVEL',
			help: 'only documents of this confidence; deprecated ones are left out',
		},
		limit: { type: 'string', value: 'N', help: 'documents at most; 5 unless given' },
		today: {
			type: 'string',
			value: 'DATE',
			help: 'the day that reviews are stale from; that of the clock unless given',
		},
		vectors: {
			...VECTORS_FLAG,
			help: 'what encodes questions; none for text alone, lsa where the index needs nothing',
		},
		queries: { type: 'string', value: 'FILE', help: 'answer every line of a JSON Lines file instead' },
		explain: { type: 'boolean', help: 'show the factors of each score' },
		lang: LANG_FLAG,
		json: JSON_FLAG,
	},
	examples: [
		'pinakes search "how do I roll back a release?" --index .pinakes',
		'pinakes search "Redis 主从切换" --index .pinakes --scope tasks/ --tag redis --json',
		'pinakes search --queries questions.jsonl --index .pinakes > answers.jsonl',
	],
	async run(args, output) {
		const folder = args.text('index');
		if (folder === undefined) throw new UsageError('search needs --index DIR; pinakes build makes one.');
		const [question, ...others] = args.positionals;
		const file = args.text('queries');
		if (others.length > 0) throw new UsageError('search takes one question: put it in quotation marks.');
		if ((question === undefined) === (file === undefined)) {
			throw new UsageError('search needs a question, or --queries FILE with one to a line, not both.');
		}
		const options = { ...optionsOf(args), ...(await vectorsOf(args)) };
		const index = await openIndex(directorySource(folder));
		if (file !== undefined) {
			return answerQueries(file, readQueries(file), output, async (fields) => {
				const result = await askLine(index, fields, options);
				return { result, isAnswer: result.rejection_category === null };
			});
		}
		const result = await searchIndex(index, question as string, options);
		if (args.flag('json')) output.data(jsonText(result));
		else show(result, output);
		return result.rejection_category === null ? EXIT.answered : EXIT.refused;
	},
};

function optionsOf(args: Arguments): KnowledgeOptions {
	return {
		scope: args.text('scope'),
		category: args.text('category'),
		tags: args.texts('tag'),
		confidence: args.text('confidence'),
		...numberOf(args, 'limit'),
		today: todayOf(args),
		lang: languageOf(args),
		explain: args.flag('explain'),
	};
}

/** Milliseconds that an encoder may take, which has a limit of its own. */
const ENCODER_TIMEOUT = 60_000;

/** What finds by meaning: the vectors of the index, by an encoder where they need one, or nothing. */
async function vectorsOf(args: Arguments): Promise<Pick<KnowledgeOptions, 'vectors' | 'encoder' | 'timeout'>> {
	const vectorizer = await vectorizerOf(args);
	if (vectorizer === 'none') return { vectors: 'none' };
	return typeof vectorizer === 'object' ? { encoder: vectorizer, timeout: ENCODER_TIMEOUT } : {};
}

/** A question as it stands in a file, whose fields come before the flags; their types are checked where it is answered. */
export async function askLine(
	index: Index,
	fields: Readonly<Record<string, unknown>>,
	options: KnowledgeOptions,
): Promise<SearchResult> {
	checkFields(fields, FIELDS);
	const { query, tag, tags = tag, ...filters } = fields;
	// A line's own tags come instead of those of the flags.
	const list = tags === undefined || tags === null ? {} : { tag: tags, tags: [] };
	return searchIndex(index, query as string, { ...options, ...filters, ...list } as KnowledgeOptions);
}

function show(result: SearchResult, output: Output): void {
	const { total_docs, filtered_docs, filter_ratio, filters_applied } = result.filter_stats;
	const { method, engine, vector_comparisons: compared, time_ms } = result.search_stats;
	const filters = filters_applied.join(' ') || 'no filter';
	output.note(printable(`${filters}: ${total_docs} -> ${filtered_docs} documents (${filter_ratio} left out)`));
	const vectors = compared === undefined ? '' : `, ${compared} vectors compared,`;
	const found = `${result.results.length} documents${vectors} in ${time_ms.toFixed(1)} ms`;
	output.note(printable(`${method} by ${engine}: ${found}`));
	for (const { score, path, title, excerpt, factors = [], text_score, vector_score } of result.results) {
		output.data(`${output.style('green', score.toFixed(2))}  ${output.style('bold', printable(path))}`);
		output.data(printable(`      ${title}: ${excerpt}`));
		for (const { name, operation, value, weight } of factors) {
			const sign = operation === 'add' ? `+ ${(value * weight).toFixed(4)}` : `x ${value}`;
			output.data(printable(`        ${name.padEnd(12)} ${sign}`));
		}
		if (text_score !== undefined) {
			output.data(`        by text ${text_score.toFixed(4)}, by vectors ${vector_score?.toFixed(4)}`);
		}
	}
	if (result.answer !== '') output.text(`\n${result.answer}\n`);
	for (const note of result.notes) output.note(printable(`! ${note}`));
}
