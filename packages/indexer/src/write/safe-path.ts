/**
 * Whether an untrusted path is below its folder on all systems: relative, without `..`, backslash, drive, stream or
 * control characters.
 */
export function isSafePath(path: string): boolean {
	return (
		!/[\\\p{Cc}\u2028\u2029]|^[a-z]:/iu.test(path) && path.split('/').every((name) => !['', '.', '..'].includes(name))
	);
}
