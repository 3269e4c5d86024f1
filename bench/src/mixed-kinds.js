/**
 * Kinds of sources whose index is replaced while it is read: how each is replaced, and read.
 *
 * @typedef {ReadonlyMap<string, string | Uint8Array>} Files
 *
 * @typedef {object} Kind
 * @property {(built: readonly string[], where: string) => Promise<(number: number) => unknown>} replacer
 * returns a function that puts one of the built indexes where the readers look
 * @property {(where: string) => Promise<{ open: () => Promise<import('@pinakes/query').Index>, close?: () => unknown }>} reader
 */
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { publishedIndex, writeIndex } from '@pinakes/indexer';
import { packageFiles } from '@pinakes/indexer/internal/npm-package/create-package';
import { siteFiles } from '@pinakes/indexer/internal/publish/publish-site';
import { readIndex } from '@pinakes/indexer/internal/publish/read-index';
import { publishedFiles } from '@pinakes/indexer/internal/publish/sums';
import { createTemporaryFiles } from '@pinakes/indexer/internal/spill/temporary-files';
import { replaceFolder } from '@pinakes/indexer/internal/write/replace-folder';
import { postgresSource, pushIndex } from '@pinakes/postgres';
import { connect } from '@pinakes/postgres/connect';
import { fetchSource, openIndex } from '@pinakes/query';
import { checkedSource } from '@pinakes/query/checked-source';
import { directorySource } from '@pinakes/query/node';
import { siteSource } from '@pinakes/query/site';
import { bucketSource, openBucket, publishIndex } from '@pinakes/s3';
import { startObjectStore } from '@pinakes/testing/object-store';
import { startPostgres } from '@pinakes/testing/postgres-server';
import { serveSite } from './site-server.js';

const QUERY = fileURLToPath(new URL('../../packages/query', import.meta.url));

/** @type {Kind['replacer']} */
const indexFolder = async (built, where) => {
	const states = built.map((folder) => readIndex(folder).files);
	return (number) => writeIndex(join(where, 'index'), states[number] ?? new Map());
};

/** @param {(folder: string) => Files} filesOf @returns {Kind['replacer']} */
const listedFolder = (filesOf) => async (built, where) => {
	const states = built.map(filesOf);
	const kind = { listed: publishedFiles, what: 'a published folder' };
	return (number) => replaceFolder(join(where, 'index'), states[number] ?? new Map(), kind);
};

const site = listedFolder(
	(folder) => siteFiles(readIndex(folder), { title: 'Anchors', baseUrl: '' }, createTemporaryFiles()).files,
);
const pack = listedFolder(
	(folder) => packageFiles(readIndex(folder), { name: 'anchors', version: '1.0.0', description: 'Anchors' }).files,
);

/** @param {(where: string) => import('@pinakes/query').Source} sourceOf @returns {Kind['reader']} */
const folder = (sourceOf) => async (where) => ({ open: async () => openIndex(sourceOf(join(where, 'index'))) });

/** @param {boolean} hasRanges @returns {Kind['reader']} */
const host = (hasRanges) => async (where) => {
	const { address, close } = await serveSite(join(where, 'index'), 'http', hasRanges);
	return { open: async () => openIndex(siteSource(`${address.replace(/\/$/, '')}/index`)), close };
};

/** @type {Readonly<Record<string, Kind>>} */
export const KINDS = {
	directorySource: { replacer: indexFolder, reader: folder(directorySource) },
	'checkedSource of it': { replacer: indexFolder, reader: folder((path) => checkedSource(directorySource(path))) },
	fetchSource: {
		replacer: indexFolder,
		async reader(where) {
			const { address, close } = await serveSite(join(where, 'index'));
			return { open: async () => openIndex(fetchSource(address)), close };
		},
	},
	'siteSource, by ranges': { replacer: site, reader: host(true) },
	'siteSource, whole packs': { replacer: site, reader: host(false) },
	'directorySource of a site': { replacer: site, reader: folder((path) => directorySource(join(path, 'index'))) },
	'an npm package': {
		replacer: pack,
		async reader(where) {
			mkdirSync(join(where, 'node_modules/@pinakes'), { recursive: true });
			if (!existsSync(join(where, 'node_modules/@pinakes/query')))
				symlinkSync(QUERY, join(where, 'node_modules/@pinakes/query'));
			// A module of another address is evaluated anew, and opens an index of its own.
			let opened = 0;
			const url = pathToFileURL(join(where, 'index/index.js')).href;
			return { open: async () => (await import(`${url}?${opened++}`)).index };
		},
	},
	PostgreSQL: {
		async replacer(built, where) {
			const { database } = await connect(where);
			return (number) => pushIndex(database, directorySource(built[number] ?? ''));
		},
		async reader(where) {
			const { database, close } = await connect(where);
			return { open: async () => openIndex(postgresSource(database)), close };
		},
	},
	'a bucket': {
		async replacer(built, where) {
			const states = built.map(publishedIndex);
			return (number) => publishIndex(openBucket(where), states[number] ?? new Map());
		},
		reader: async (where) => ({ open: async () => openIndex(bucketSource(openBucket(where))) }),
	},
};

/**
 * Starts what a kind needs, and returns where its index is.
 *
 * @param {string} kind
 * @param {string} folder
 * @returns {Promise<{ where: string, stop: () => unknown }>}
 */
export async function startKind(kind, folder) {
	if (kind === 'PostgreSQL') {
		const { url, stop } = await startPostgres();
		return { where: url, stop };
	}
	if (kind === 'a bucket') {
		const store = await startObjectStore();
		Object.assign(process.env, store.env);
		return { where: `s3://${store.bucket}/anchors`, stop: store.close };
	}
	return { where: folder, stop: () => undefined };
}
