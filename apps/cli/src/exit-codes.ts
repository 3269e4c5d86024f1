/** Exit codes of commands. */
export const EXIT = {
	/** Success. */
	answered: 0,
	/** A negative result: a refusal, lint errors, a strict build with errors, or a verdict of `diff --fail-on`. */
	refused: 1,
	/** Wrong usage or unreadable input. */
	unusable: 2,
	/** A missed target of `eval --min-right` or `--max-wrong`. */
	belowTarget: 3,
} as const;
