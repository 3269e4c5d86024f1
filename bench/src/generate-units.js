import { createRandom, drawDistinct, zipfPicker } from './random.js';
import { createVocabulary, madeUpWord } from './vocabulary.js';
import { CONFLICTS, ENVIRONMENTS, IDES } from './words.js';

/**
 * @typedef {import('./random.js').Random} Random
 * @typedef {import('@pinakes/indexer').Sources} Sources
 * @typedef {import('@pinakes/indexer').Unit} Unit
 * @typedef {import('@pinakes/query').PackageRecord} PackageRecord
 *
 * @typedef {object} Writer what texts and terms are drawn with
 * @property {Random} random
 * @property {(random: Random) => string} english
 * @property {(random: Random) => string} content an English word that says something
 * @property {(random: Random) => string} chinese
 * @property {(random: Random) => string} tag
 * @property {(random: Random) => string} keyword
 * @property {(random: Random) => string} ide
 */

/** The share of units that are written in Chinese. */
const CHINESE_SHARE = 0.15;

/** The share of units that say what they conflict with. */
const CONFLICTS_SHARE = 0.2;

/** Flatness of the distribution of tags: the most frequent tag is on about one unit in twelve. */
const LABEL_FLATNESS = 10;

/** Seed of the vocabulary, independent of the units. */
const VOCABULARY_SEED = 1;

/**
 * Generates a registry of some size. Frequencies of words, tags and keywords follow Zipf's law, as in real registries.
 *
 * @param {number} count how many units
 * @returns {Sources} units and packages, each sorted by id, as `indexFiles` takes them
 */
export function generateUnits(count) {
	const writer = createWriter();
	/** @type {Unit[]} */
	const units = [];
	/** @type {Map<string, PackageRecord>} */
	const packages = new Map();
	while (units.length < count) {
		const repository = `${madeUpWord(writer.random)}/${madeUpWord(writer.random)}-${writer.content(writer.random)}`;
		if (packages.has(`gh:${repository}`)) continue;
		const size = Math.min(writer.random.between(1, 9), count - units.length);
		const slugs = drawDistinct(size, () => `${writer.content(writer.random)}-${writer.content(writer.random)}`);
		const own = slugs.map((slug) => createUnit(repository, slug, writer));
		units.push(...own);
		packages.set(`gh:${repository}`, createPackage(repository, own, writer));
	}
	return {
		units: units.sort((a, b) => compare(a.unit_id, b.unit_id)),
		packages: [...packages.values()].sort((a, b) => compare(a.package_id, b.package_id)),
	};
}

/** @returns {Writer} */
function createWriter() {
	const { english, content, chinese, tags, keywords } = createVocabulary(VOCABULARY_SEED);
	return {
		random: createRandom(1),
		english: zipfPicker(english),
		content: zipfPicker(content),
		chinese: zipfPicker(chinese),
		tag: zipfPicker(tags, LABEL_FLATNESS),
		keyword: zipfPicker(keywords, LABEL_FLATNESS),
		ide: zipfPicker(IDES.slice(1)),
	};
}

/**
 * @param {string} repository
 * @param {string} slug
 * @param {Writer} writer
 * @returns {Unit}
 */
function createUnit(repository, slug, writer) {
	const { random, tag, keyword } = writer;
	const isChinese = random.chance(CHINESE_SHARE);
	const unit_id = `gh:${repository}#${slug}`;
	return {
		unit_id,
		package_id: `gh:${repository}`,
		name: createText(random.between(2, 4), isChinese, { ...writer, english: writer.content }),
		description: createText(random.between(10, 30), isChinese, writer),
		capability_tags: drawDistinct(random.between(3, 6), () => tag(random)),
		keywords: drawDistinct(random.between(4, 8), () => keyword(random)),
		ide_support: createIdes(writer),
		entrypoints: [createEntrypoint(repository, slug, writer)],
		usage_notes: random.chance(0.4) ? createText(random.between(8, 16), isChinese, writer) : null,
		conflicts: random.chance(CONFLICTS_SHARE) ? createConflicts(random) : null,
		tags_origin: 'declared',
		keywords_origin: 'declared',
		kind: 'unit',
		source: `units/${fileName(unit_id)}`,
	};
}

/**
 * @param {string} repository
 * @param {string} slug
 * @param {Writer} writer
 * @returns {Unit['entrypoints'][number]}
 */
function createEntrypoint(repository, slug, writer) {
	const command = `npx ${repository.split('/')[1]}`;
	if (writer.random.chance(0.6)) return { command, args: slug };
	const example = `${command} ${slug} --message '${createText(4, false, writer)}'`;
	return { command, args: `${slug} [files...]`, cwd: 'project root', examples: [example] };
}

/**
 * @param {string} repository
 * @param {readonly Unit[]} units
 * @param {Writer} writer
 * @returns {PackageRecord}
 */
function createPackage(repository, units, writer) {
	const name = /** @type {string} */ (repository.split('/')[1]);
	return {
		package_id: `gh:${repository}`,
		name,
		description: createText(writer.random.between(10, 20), false, writer),
		supported_ides: [...new Set(units.flatMap((unit) => unit.ide_support))].sort(),
		install: {
			method: 'npm',
			auto_install_cmd: `npm install -g ${name}`,
			manual_install_cmd: `git clone https://github.com/${repository} && npm install`,
			uninstall_cmd: `npm uninstall -g ${name}`,
		},
		units: units.map((unit) => unit.unit_id).sort(),
		trust_level: writer.random.chance(0.8) ? 'trusted' : 'community',
		source: { type: 'git', repo: repository, ref: 'main' },
	};
}

/**
 * @param {number} words
 * @param {boolean} isChinese
 * @param {Writer} writer
 */
function createText(words, isChinese, { random, english, chinese }) {
	if (isChinese) return Array.from({ length: words }, () => chinese(random)).join('');
	const text = Array.from({ length: words }, () => english(random)).join(' ');
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * One to six, `generic` among them on half of all units.
 *
 * @param {Writer} writer
 */
function createIdes({ random, ide }) {
	const generic = random.chance(0.5) ? IDES.slice(0, 1) : [];
	const count = random.between(1, 6) - generic.length;
	return [...drawDistinct(count, () => ide(random)), ...generic];
}

/** @param {Random} random */
function createConflicts(random) {
	return random.pick(CONFLICTS).replaceAll('{env}', () => random.pick(ENVIRONMENTS));
}

/**
 * The name of an id's file, as registries write it.
 *
 * @param {string} id
 */
export function fileName(id) {
	return `${id.replaceAll(/[:/]/g, '_')}.json`;
}

/**
 * The order of ids in an index: by UTF-16 code units.
 *
 * @param {string} a
 * @param {string} b
 */
function compare(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
