/**
 * Whether a path that a stranger may have written names a file below a folder on every system: relative, no `..`, no
 * backslash, drive or stream, and no control character, which lists of files could not hold.
 */
export function isSafePath(path: string): boolean {
	return (
		!/[\\\p{Cc}\u2028\u2029]|^[a-z]:/iu.test(path) && path.split('/').every((name) => !['', '.', '..'].includes(name))
	);
}
