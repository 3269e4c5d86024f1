import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { TIMEOUT } from '../process.js';

/** Path of Chromium, by default that of Debian. */
export const PROGRAM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Whether there is a Chromium to run in: npm does not bring it. */
export const isThere = existsSync(PROGRAM);

/** Starts Chromium; the caller must close it. */
export function startChromium() {
	// A container has no user namespaces for the sandbox, and nothing is opened but what is written here.
	return chromium.launch({ executablePath: PROGRAM, args: ['--no-sandbox'], timeout: TIMEOUT });
}

/**
 * Opens a page in a new Chromium.
 *
 * @template T
 * @param {(page: import('playwright-core').Page) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withPage(use) {
	const browser = await startChromium();
	try {
		return await use(await browser.newPage());
	} finally {
		await browser.close();
	}
}

/**
 * Runs the bundled suite in a page of Chromium that comes from nowhere.
 *
 * @param {string} bundle
 * @returns {Promise<string>} what the suite reported
 */
export function run(bundle) {
	return withPage((page) => page.evaluate(`new Promise((report) => {\n${bundle}\n})`));
}
