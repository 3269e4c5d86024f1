import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/server';
import { type Index, PinakesError } from '@pinakes/query';
import { isRecord, nearestName, parseJson, visible, visibleValue } from '@pinakes/query/internal';
import * as z from 'zod';
import type { CurrentIndex } from '../index/current-index.ts';
import { fitted, type Paged, shortened } from './bounds.ts';

/** What no count and no offset is above; look-ups have bounds of their own. */
export const MAX_SIZE = 1e9;

export const LANG = z.enum(['en', 'zh']).optional().describe('Language of messages');
export const EXPLAIN = z.boolean().optional().describe('Explains scores; implies detail');
export const OFFSET = z.int().min(0).max(MAX_SIZE).optional().describe('Continue here');

export function count(description: string, most = MAX_SIZE) {
	return z.int().min(1).max(most).optional().describe(description);
}

export function text(description: string) {
	return z.string().optional().describe(description);
}

export function texts(description: string) {
	return z.array(z.string()).optional().describe(description);
}

interface ToolContext {
	readonly index: Index;
	/** Characters that its result may have as JSON. */
	readonly characters: number;
}

interface ToolDefinition<Shape extends z.ZodRawShape, Result extends Paged> {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly input: Shape;
	/** Whether calls can find anything in an index. */
	isServed(index: Index): boolean | Promise<boolean>;
	run(context: ToolContext, args: z.infer<z.ZodObject<Shape>>): Promise<Result>;
	/** Says in markdown what an agent needs of a result to go on. Without, every result is given whole: for programs. */
	toText?(result: Result, args: z.infer<z.ZodObject<Shape>>): string;
}

/** Where results are bounded, and where faults of the program are told. */
export interface ToolSettings {
	/** Characters of a result as JSON at most. */
	readonly maxChars: number;
	/** Names of the only tools there are; without, those that the index can serve are listed. */
	readonly chosen?: readonly string[] | undefined;
	report(message: string): void;
}

/** A tool as servers answer to it. */
export interface Tool
	extends Pick<ToolDefinition<z.ZodRawShape, Paged>, 'name' | 'title' | 'description' | 'isServed'> {
	readonly inputSchema: z.ZodType;
	/** Answers one call, whatever goes wrong. */
	call(current: CurrentIndex, args: unknown, settings: ToolSettings): Promise<CallToolResult>;
}

/** What holds of every tool: it reads one index and nothing else. The other hints are for tools that write. */
export const ANNOTATIONS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };

const DETAIL = z.boolean().optional().describe('All fields, also as data');

/** Unknown arguments that an error names. */
const MAX_UNKNOWN = 5;

/** Characters of an error: hosts cut them, and a message may quote what a stranger wrote. */
const MAX_ERROR_LENGTH = 2000;

/** Makes a tool of its definition, once for all servers: schemas are compiled when they are first used. */
export function defineTool<Shape extends z.ZodRawShape, Result extends Paged>(
	definition: ToolDefinition<Shape, Result>,
): Tool {
	const { input, toText, run, ...about } = definition;
	const inputSchema = argumentsOf(toText === undefined ? input : { ...input, detail: DETAIL });
	async function call(
		current: CurrentIndex,
		args: unknown,
		{ maxChars, report }: ToolSettings,
	): Promise<CallToolResult> {
		try {
			const { detail, ...others } = args as { readonly detail?: boolean; readonly explain?: boolean };
			const asked = others as z.infer<z.ZodObject<Shape>>;
			const result = await current.use((index) => run({ index, characters: maxChars }, asked));
			const { value, isCut } = fitted(visibleValue(result), maxChars);
			const bounded = isCut ? { ...value, has_more: true } : value;
			if (toText !== undefined && !detail && !others.explain) {
				return { content: [{ type: 'text', text: toText(bounded, asked) }] };
			}
			// Some hosts show their model only the text.
			return { content: [{ type: 'text', text: JSON.stringify(bounded) }], structuredContent: { ...bounded } };
		} catch (cause) {
			if (!(cause instanceof PinakesError)) report(cause instanceof Error ? String(cause.stack) : String(cause));
			return { content: [{ type: 'text', text: messageOf(cause) }], isError: true };
		}
	}
	return { ...about, inputSchema, call };
}

export function hasDocuments({ manifest }: Index): boolean {
	return manifest.counts.documents > 0;
}

function messageOf(cause: unknown): string {
	const message = cause instanceof PinakesError ? cause.message : `This is a fault of the server: ${String(cause)}`;
	return shortened(visible(message), MAX_ERROR_LENGTH);
}

/** The schema of arguments. As some hosts send them, null is left out, numbers, truth values and lists may be texts, and texts numbers. */
function argumentsOf<Shape extends z.ZodRawShape>(shape: Shape) {
	const known = Object.keys(shape);
	const checked = z.strictObject(shape, {
		error: (issue) =>
			issue.code === 'unrecognized_keys'
				? issue.keys
						.slice(0, MAX_UNKNOWN)
						.map((name) => unknownArgument(name, known))
						.join(' ')
				: undefined,
	});
	const read = (name: string, value: unknown): unknown => {
		const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
		const type = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
		if (typeof value === 'number' && type instanceof z.ZodString) return `${value}`;
		if (typeof value !== 'string') return value;
		if (type instanceof z.ZodArray) return listOf(value);
		if (type instanceof z.ZodNumber && NUMBER.test(value)) return Number(value);
		return type instanceof z.ZodBoolean && /^(?:true|false)$/i.test(value) ? /^true$/i.test(value) : value;
	};
	const readAll = (args: unknown): unknown => {
		if (!isRecord(args)) return args;
		const given = Object.entries(args).filter(([, value]) => value !== null);
		return Object.fromEntries(given.map(([name, value]) => [name, read(name, value)]));
	};
	return z.preprocess(readAll, checked);
}

/** Returns the items of a list that is written as JSON, or with commas between. */
function listOf(text: string): unknown {
	const value = parseJson(text);
	return Array.isArray(value) ? value : text.split(',').flatMap((item) => item.trim() || []);
}

/** Matches a number as JSON has it, with blanks around it. */
const NUMBER = /^\s{0,9}-?\d{1,20}(?:\.\d{1,20})?\s{0,9}$/;

function unknownArgument(name: string, known: readonly string[]): string {
	const nearest = nearestName(name, known);
	const hint = nearest === undefined ? `The arguments are ${known.join(', ')}.` : `Did you mean ${nearest}?`;
	return `There is no argument ${shortened(name, MAX_NAME_LENGTH)}. ${hint}`;
}

const MAX_NAME_LENGTH = 100;
