import { join } from 'node:path';
import { hasHidden, hostileText } from '@pinakes/testing/hostile-text';
import { runs } from '@pinakes/testing/runs';
import { addFiles, tempFolder } from '@pinakes/testing/temp-folder';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pinakes } from '../testing/run.ts';

/** What a text says outside of the quotations of the command. */
function outsideFences(text: string): string {
	return text.replace(/^(~{3,})text\n[\s\S]*?\n\1$/gm, '');
}

it('no command hides a character of a source, or lets its text pass for a line of the command', async () => {
	await fc.assert(
		fc.asyncProperty(hostileText(), hostileText(), async (hostile, name) => {
			const folder = tempFolder();
			addFiles(folder, {
				'docs/keys.md': `---\ntitle: ${JSON.stringify(`Keys ${name}`)}\n---\n# Keys ${name}\n\nRotate keys weekly.\n${hostile}\n`,
				'docs/skills/rotate/SKILL.md': `---\nname: rotate\ndescription: ${JSON.stringify(`Rotates keys ${hostile}`)}\ncapability_tags: [keys]\n---\n# Rotate ${name}\n`,
			});
			const index = join(folder, 'index');
			const [docs, site] = [join(folder, 'docs'), join(folder, 'site')];
			for (const args of [
				['build', docs, '--out', index, '--vectors', 'none'],
				['search', 'how often are keys rotated?', '--index', index, '--explain'],
				['search', 'how often are keys rotated?', '--index', index, '--json'],
				['match', 'rotate keys', '--index', index],
				['outline', join(docs, 'keys.md')],
				['catalog', '--index', index, '--budget', '4000'],
				['lint', docs],
				['publish-site', '--index', index, '--out', site, '--title', `x ${name}`, '--no-page'],
			]) {
				const { stdout, stderr } = await pinakes(args);
				expect([stdout, stderr].filter(hasHidden), args[0]).toEqual([]);
				const said = outsideFences(stdout);
				expect(said, args[0]).not.toMatch(/^(?:\[source: evil|0\.99 {2}evil|- other: skill)/m);
			}
		}),
		{ numRuns: runs(12) },
	);
});
