import { newQuickJSWASMModule, shouldInterruptAfterDeadline } from 'quickjs-emscripten';
import { TIMEOUT } from '../process.js';

/**
 * Runs the bundled suite in QuickJS, which has the language and nothing else: no timers, no
 * TextDecoder, no fetch. The WebAssembly module is this run's own, so its memory goes with it and
 * nothing in it needs to be disposed.
 *
 * @param {string} bundle
 * @returns {Promise<string>} what the suite reported
 */
export async function run(bundle) {
	const context = (await newQuickJSWASMModule()).newContext();
	context.runtime.setInterruptHandler(shouldInterruptAfterDeadline(Date.now() + TIMEOUT));
	/** @type {string | undefined} */
	let output;
	const report = context.newFunction('report', (text) => {
		output = context.getString(text);
	});
	context.setProp(context.global, 'report', report);
	context.unwrapResult(context.evalCode(bundle));
	context.unwrapResult(context.runtime.executePendingJobs());
	if (output === undefined) throw new Error('The suite ended in QuickJS without a report.');
	return output;
}
