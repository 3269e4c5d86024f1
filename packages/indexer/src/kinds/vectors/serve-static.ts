import { parentPort } from 'node:worker_threads';
import { wordTable } from '../../word-vectors/word-table.ts';
import { staticSections } from './static-sections.ts';
import type { StaticTask } from './static-thread.ts';

/** Makes static vectors for the thread that started this one. */
export function serveStatic(): void {
	wordTable();
	parentPort?.on('message', ({ text, options }: StaticTask) => {
		parentPort?.postMessage(staticSections(text, options));
	});
}
