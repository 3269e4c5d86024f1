import { fileParser, type ParseFile, type ParseSettings, type SourceFile } from './parse-file.ts';

/** Parses files in a worker: the first message has the settings, each other one files, which are answered one by one. */
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
