/** Milliseconds from any fixed point. */
export function now(): number {
	return ((globalThis as { performance?: { now(): number } }).performance ?? Date).now();
}
