/** Measures text search over many made-up documents and over folders of real ones; see ../README.md. */
import { existsSync } from 'node:fs';
import { orExit, readArguments, typedPath } from '../src/command.js';
import { MACHINE } from '../src/machine.js';
import { measureMemory } from '../src/measure-memory.js';
import { measureDocuments, measureFolder } from '../src/measure-scale.js';
import { writeResult } from '../src/results.js';
import { documentsTable, foldersTable, memoryTable } from '../src/scale-table.js';

const USAGE =
	'Usage: node bench/bin/scale.js [--documents 1000000] [--pages 10000,100000 [--memory 2GiB] [--keep FOLDER]] [--docs FOLDER …] [--json]';
const DOCUMENTS = 1_000_000;

const { documents, pages, memory, keep, folders, json } = readOptions();
orExit(() => {
	const absent = folders.find((folder) => !existsSync(folder));
	if (absent !== undefined) throw new Error(`There is no folder ${absent}.`);
});

/** @param {string} name @returns {(step: string) => void} */
const say = (name) => (step) => console.error(`${name}: ${step} …`);
const ofDocuments = documents === 0 ? undefined : await measureDocuments(documents, say(`${documents} documents`));
/** @type {import('../src/measure-memory.js').BoundedBuild[]} */
const ofPages = [];
for await (const build of measureMemory(pages, memory, say('pages'), keep)) {
	ofPages.push(build);
	say('pages')(memoryTable(ofPages, memory));
}
const ofFolders = [];
for (const folder of folders) ofFolders.push(await measureFolder(folder, say(folder)));

const tables = [
	...(ofDocuments === undefined ? [] : [documentsTable(ofDocuments)]),
	...(ofPages.length === 0 ? [] : [memoryTable(ofPages, memory)]),
	...(ofFolders.length === 0 ? [] : [foldersTable(ofFolders)]),
].join('\n');
if (documents === DOCUMENTS) {
	writeResult('scale.md', 'node bench/bin/scale.js', tables);
}
const measured = { machine: MACHINE, documents: ofDocuments, pages: ofPages, folders: ofFolders };
process.stdout.write(json ? `${JSON.stringify(measured, null, '\t')}\n` : tables);

function readOptions() {
	const options = /** @type {const} */ ({
		documents: { type: 'string' },
		pages: { type: 'string' },
		memory: { type: 'string', default: '2GiB' },
		keep: { type: 'string' },
		docs: { type: 'string', multiple: true, default: /** @type {string[]} */ ([]) },
		json: { type: 'boolean' },
	});
	return readArguments(USAGE, options, (values, paths) => {
		// `--docs ONE TWO`: the shell's own lists of folders come so.
		if (paths.length > 0 && values.docs.length === 0) throw new Error('Folders come after --docs.');
		const folders = [...values.docs.map(typedPath), ...paths];
		const documents = Number(values.documents ?? (folders.length > 0 || values.pages !== undefined ? 0 : DOCUMENTS));
		if (!Number.isInteger(documents) || documents < 0) throw new Error('--documents is a whole number.');
		const pages = values.pages?.split(',').map(Number) ?? [];
		if (!pages.every((count, i) => Number.isInteger(count) && count > (pages[i - 1] ?? 0))) {
			throw new Error('--pages is whole numbers that ascend, with commas between them.');
		}
		return { documents, pages, memory: values.memory, keep: values.keep, folders, json: values.json };
	});
}
