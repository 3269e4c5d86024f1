import type { Manifest } from '@pinakes/query';

/** The fields of a package that its author chooses. */
export interface PackageHead {
	readonly name: string;
	readonly version: string;
	readonly description: string;
}

const UNIT_LOOK_UPS = [
	"import { matchUnits } from '@pinakes/query';",
	'',
	"const { matches, rejection_category } = await matchUnits(index, { goal: 'review a pull request' });",
];

const DOCUMENT_LOOK_UPS = [
	"import { search } from '@pinakes/query/search';",
	'',
	"const { results, answer } = await search(index, 'How do I start?');",
];

/** Returns the README of a package: its contents and how to use it. */
export function readmeOf({ name, description }: PackageHead, { counts, generator }: Manifest): string {
	const rows = Object.entries(counts).flatMap(([what, count]) => (count > 0 ? `| ${what} | ${count} |` : []));
	const lookUps = [...(counts.units > 0 ? UNIT_LOOK_UPS : []), ...(counts.documents > 0 ? DOCUMENT_LOOK_UPS : [])];
	return `# ${name}

${description}

A prebuilt [Pinakes](https://www.npmjs.com/package/@pinakes/query) index, written by ${generator}. It works without a
server, in Node, in a bundled page and in a worker.

| | |
|---|---|
${rows.join('\n')}

## Use

\`\`\`sh
npm install ${name} @pinakes/query
\`\`\`

\`\`\`js
import { index } from '${name}';
${lookUps.join('\n')}
\`\`\`

\`openIndexes([index, …])\` of \`@pinakes/query/union\` searches it together with other indexes.

In a shell, or as an MCP server:

\`\`\`sh
npx pinakes search "How do I start?" --index node_modules/${name}/index
npx @pinakes/mcp --index node_modules/${name}/index
\`\`\`

\`import\` of a file below \`${name}/index/\` gives the plain JSON, for other programs.

## Integrity

\`SHA256SUMS\` lists every file: \`sha256sum --check SHA256SUMS\`. \`checkedSource\` of \`@pinakes/query/signed\` checks
the SHA-256 of each part of the index when it is read.
`;
}
