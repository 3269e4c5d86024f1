/** An option with a text, or with a list of texts if it may be repeated. */
export interface TextOption {
	readonly type: 'string';
	/** Placeholder of the value in the help, such as `DIR`. */
	readonly value: string;
	readonly help: string;
	readonly multiple?: boolean;
	/** Separates values of an option that may be repeated. */
	readonly separator?: ',';
	/** Valid values. Default: any text. */
	readonly choices?: readonly string[];
	readonly default?: string;
}

export interface NumberOption {
	readonly type: 'number';
	readonly value: string;
	readonly help: string;
	/** Inclusive bounds. */
	readonly min?: number;
	readonly max?: number;
	readonly isWhole?: boolean;
	readonly default?: number;
}

export type Option = { readonly type: 'boolean'; readonly help: string } | TextOption | NumberOption;

/** Options by name, without the dashes. */
export type Options = Readonly<Record<string, Option>>;

export interface Positional {
	/** Placeholder in the usage, such as `FILE`. */
	readonly name: string;
	readonly help: string;
	readonly multiple?: boolean;
	/** Whether it is often a single word, which may begin with dashes, such as `--amend`. */
	readonly isText?: boolean;
}

/** The arguments of a command. The parser, the help and the reference are generated from it. */
export interface Definition<O extends Options = Options> {
	/** One sentence, without a full stop. */
	readonly summary: string;
	/** The usage after the command's name. */
	readonly usage: string;
	readonly positionals?: readonly Positional[];
	readonly options: O;
	/** Names of options that few users need, which the help lists apart. */
	readonly rare?: readonly (keyof O & string)[];
	readonly examples: readonly string[];
}

/** The type of an option's value after parsing; undefined if the option is not given and has no default. */
type ValueOf<O extends Option> = O extends { readonly type: 'boolean' }
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

/** Parsed arguments: the values of options by name, and positional arguments. */
export interface Arguments<O extends Options = Options> {
	readonly options: { readonly [Name in keyof O]: ValueOf<O[Name]> };
	readonly positionals: readonly string[];
	/** Whether an option was given, as opposed to its default. */
	isGiven(name: keyof O): boolean;
}

/** Thrown for wrong arguments of a program. The message says how to correct them. */
export class UsageError extends Error {
	constructor(message: string) {
		super(message);
		this.name = 'UsageError';
	}
}

export const DEFAULT_INDEX = '.pinakes';
