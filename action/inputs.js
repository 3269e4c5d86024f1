/**
 * Returns an input of the action; empty if it is not given.
 *
 * @param {string} name
 */
export function input(name) {
	return (process.env[`PINAKES_${name}`] ?? '').trim();
}

/**
 * Returns the lines of an input with one value per line.
 *
 * @param {string} name
 */
export function inputLines(name) {
	return input(name)
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '');
}

/**
 * Returns an input that must have one of some values.
 *
 * @template {string} T
 * @param {string} name
 * @param {readonly T[]} values
 * @returns {T}
 */
export function inputOf(name, values) {
	const given = input(name);
	const value = values.find((one) => one === given);
	if (value !== undefined) return value;
	const label = name.toLowerCase().replaceAll('_', '-');
	console.error(`::error::The input ${label} must be one of ${values.map((one) => one || 'nothing').join(', ')}.`);
	process.exit(1);
}

/** Returns the folders and the configuration as arguments of the program. */
export function sourceArguments() {
	const config = input('CONFIG');
	const folders = inputLines('FOLDERS');
	return [...(folders.length === 0 ? ['.'] : folders), ...(config === '' ? [] : ['--config', config])];
}
