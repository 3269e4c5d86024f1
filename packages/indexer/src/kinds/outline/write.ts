/**
 * What is written of the outlines of all documents, in pieces.
 *
 * @param outlines JSON texts in the order of their paths
 */
export function* outlinePieces(outlines: Iterable<string>): Generator<string> {
	yield '{\n"documents":[';
	let between = '\n';
	for (const outline of outlines) {
		yield between + outline;
		between = ',\n';
	}
	yield between === '\n' ? ']\n}' : '\n]\n}';
}
