/** What a command's exit code says; scripts branch on these. */
export const EXIT = {
	/** There is an answer, or the work is done. */
	answered: 0,
	/** The answer is no: a refusal, lint errors, a strict build with errors, what `diff --fail-on` names. */
	refused: 1,
	/** Wrong usage, or input that cannot be read. */
	unusable: 2,
	/** An evaluation missed a target: `eval --min-right` or `--max-wrong`. */
	belowTarget: 3,
} as const;
