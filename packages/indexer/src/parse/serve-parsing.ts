import { fileParser, type ParseFile, type ParseSettings, type SourceFile } from './parse-file.ts';

/**
 * Runs in a worker process: the first message has the settings, all others have files, which are answered one by one.
 */
export function serveParsing(): void {
	let parse: ParseFile | undefined;
	process.on('message', (message: unknown) => {
		if (parse === undefined) {
			parse = fileParser(message as ParseSettings);
			process.send?.(null);
			return;
		}
		for (const file of message as readonly SourceFile[]) process.send?.(parse(file));
	});
}
