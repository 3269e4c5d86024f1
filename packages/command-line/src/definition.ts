/** An option without a value. */
export interface BooleanOption {
	readonly type: 'boolean';
	readonly help: string;
}

/** An option with a text, or with several texts where it may be repeated. */
export interface TextOption {
	readonly type: 'string';
	/** Represents the value in the help, such as `DIR`. */
	readonly value: string;
	readonly help: string;
	readonly multiple?: boolean;
	/** The values there are; any text without them. */
	readonly choices?: readonly string[];
	readonly default?: string;
}

/** An option with a number. */
export interface NumberOption {
	readonly type: 'number';
	readonly value: string;
	readonly help: string;
	/** Bounds, both inclusive. */
	readonly min?: number;
	readonly max?: number;
	readonly isWhole?: boolean;
	readonly default?: number;
}

export type Option = BooleanOption | TextOption | NumberOption;

/** Options by name, without the dashes. */
export type Options = Readonly<Record<string, Option>>;

/** What may be typed without an option's name. */
export interface Positional {
	/** Represents it in the usage, such as `FILE`. */
	readonly name: string;
	readonly help: string;
	readonly multiple?: boolean;
}

/** All that can be typed for a command, as data: the parser, the help and the reference are made of it. */
export interface Definition<O extends Options = Options> {
	/** One sentence, without a full stop. */
	readonly summary: string;
	/** What is typed after the command's name. */
	readonly usage: string;
	readonly positionals?: readonly Positional[];
	readonly options: O;
	readonly examples: readonly string[];
}

/** The value that an option has after parsing; undefined where it was not given and has no default. */
export type ValueOf<O extends Option> = O extends { readonly type: 'boolean' }
	? boolean
	: O extends { readonly multiple: true }
		? readonly string[]
		:
				| (O extends { readonly type: 'number' }
						? number
						: O extends { readonly choices: readonly (infer Choice)[] }
							? Choice
							: string)
				| (O extends { readonly default: string | number } ? never : undefined);

/** What was typed, checked: the values of options by name, and the rest. */
export interface Arguments<O extends Options = Options> {
	readonly options: { readonly [Name in keyof O]: ValueOf<O[Name]> };
	readonly positionals: readonly string[];
	/** Whether an option was typed, rather than filled in by its default. */
	isGiven(name: keyof O): boolean;
}
