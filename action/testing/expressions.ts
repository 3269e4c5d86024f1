import { data, Evaluator, Lexer, Parser } from '@actions/expressions';

/** Contexts of the action's expressions. */
export interface Contexts {
	readonly inputs: Readonly<Record<string, string>>;
	readonly github: object;
	readonly runner: object;
	readonly steps: Readonly<Record<string, { readonly outputs: Readonly<Record<string, string>> }>>;
}

/** Evaluates every `${{ … }}` in a text by GitHub's library, as a runner does. */
export function interpolate(text: string, contexts: Contexts): string {
	return text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => evaluate(expression, contexts).coerceString());
}

/** Whether a step with a condition runs. Without a status function in it, it does not run after a failure. */
export function isRun(condition: string | undefined, contexts: Contexts, hasFailed: boolean): boolean {
	if (condition === undefined) return !hasFailed;
	const expression = condition.replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1');
	const asksStatus = /\b(?:always|success|failure|cancelled)\s*\(/.test(expression);
	if (!asksStatus && hasFailed) return false;
	return !['', 'false', '0'].includes(evaluate(expression, contexts, hasFailed).coerceString());
}

function evaluate(expression: string, contexts: Contexts, hasFailed = false) {
	const statuses = Object.entries({ always: true, success: !hasFailed, failure: hasFailed, cancelled: false });
	const functions = statuses.map(([name, value]) => {
		return { name, minArgs: 0, maxArgs: 0, call: () => new data.BooleanData(value) };
	});
	const parser = new Parser(new Lexer(expression.trim()).lex().tokens, Object.keys(contexts), functions);
	const context = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
	return new Evaluator(parser.parse(), context, new Map(functions.map((one) => [one.name, one]))).evaluate();
}
