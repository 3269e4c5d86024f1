import { buildIndex, type IndexFiles, type Problem } from '@pinakes/indexer';
import {
	CONFIG_FILE,
	draftFiles,
	finishIndex,
	gatherTexts,
	writeSectionVectors,
	writeStaticVectors,
} from '@pinakes/indexer/internal';
import { type Index, memorySource, openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import type { Encoder } from '@pinakes/query/search';
import { type Files, tempFolder } from '@pinakes/testing/temp-folder';

/** A markdown file: front matter of the lines given, and what stands below it. */
export function page(lines: readonly string[], body: string): string {
	return lines.length === 0 ? body : ['---', ...lines, '---', '', body].join('\n');
}

/** A knowledge base that the indexer has built, and what it reported. */
interface BuiltBase {
	readonly index: Index;
	readonly problems: readonly Problem[];
	/** The folder of the index. */
	readonly out: string;
}

/** Builds an index of files on disk, as `pinakes build` does. */
export async function buildBase(files: Files, config?: Readonly<Record<string, unknown>>): Promise<BuiltBase> {
	const folder = tempFolder({ ...files, ...(config ? { [CONFIG_FILE]: config } : {}) });
	const out = `${folder}/index`;
	const { problems } = await buildIndex({ folders: [folder], out });
	return { index: await openIndex(directorySource(out)), problems, out };
}

/** The files of an index of markdown by path, without vectors: what a build makes of them, without a disk. */
export function baseFiles(texts: Readonly<Record<string, string>>): IndexFiles {
	return finishIndex(draftBase(texts));
}

/** The same with vectors of the weight given, by an encoder, or of words, however few the texts are. */
export async function vectorFiles(
	texts: Readonly<Record<string, string>>,
	weight: number,
	encoder?: Encoder,
): Promise<IndexFiles> {
	const draft = draftBase(texts);
	if (encoder === undefined && draft.text !== undefined && weight > 0) {
		return finishIndex(draft, writeStaticVectors(draft.files, draft.text, weight));
	}
	const options = { vectors: 'built-in', encoder, weight } as const;
	return finishIndex(draft, await writeSectionVectors(draft.files, draft.text, options));
}

function draftBase(texts: Readonly<Record<string, string>>): ReturnType<typeof draftFiles> {
	return draftFiles(gatherTexts(new Map(Object.entries(texts))));
}

/** An opened index of markdown by path, without a disk. */
export function indexBase(texts: Readonly<Record<string, string>>): Promise<Index> {
	return openIndex(memorySource(baseFiles(texts)));
}

const POD_YAML = ['```yaml', 'apiVersion: v1', 'kind: Pod', '', 'metadata:', '  name: my-pod', '```'].join('\n');

/** A small knowledge base with the directories, tags and confidences that the requirements speak of. */
export const BASE: Readonly<Record<string, string>> = {
	'docs/tasks/configure-pod.md': page(
		['id: k8s-pod-config', 'tags: [kubernetes, pods]', 'confidence: high', 'last_reviewed: 2025-01-15'],
		`# Configure Pods\n\nBefore you begin, you need a cluster.\n\n## Steps\n\nTo configure a Kubernetes Pod, you create a YAML file.\n\n${POD_YAML}\n\nThen apply it.\n`,
	),
	'docs/tasks/configure-pod-security.md': page(
		['tags: [kubernetes, pods, security]', 'confidence: high'],
		'# 安全配置\n\nPod 的安全配置要先限制权限，再设置 Kubernetes 的安全策略。\n',
	),
	'docs/tasks/deploy-app.md': page(
		['tags: [deployment]', 'confidence: high', 'last_reviewed: 2024-01-01'],
		'# 部署应用\n\n部署应用时先写清单，再发布到集群。\n',
	),
	'docs/tasks/deploy-fast.md': page(
		['tags: [deployment]', 'confidence: low'],
		'# 快速部署应用\n\n部署应用的捷径，不建议用于生产。\n',
	),
	'docs/tasks/old-security.md': page(
		['tags: [security]', 'confidence: medium', 'status: deprecated'],
		'# 旧的安全配置\n\n安全配置的旧办法，已经不用。\n',
	),
	'docs/concepts/pods.md': page(
		['id: k8s-pod-concept', 'tags: [kubernetes, pods]', 'confidence: high'],
		'# Pod Concepts\n\nA Pod is the smallest deployable unit in Kubernetes.\n\nPod 是最小的部署单元。\n',
	),
	'docs/concepts/workloads/pod-lifecycle.md': page(
		['tags: [pods]', 'confidence: medium', 'categories: [lifecycle]'],
		'# Pod Lifecycle\n\nPod 的生命周期从 Pending 开始。Pods follow a defined lifecycle.\n',
	),
	'docs/reference/api.md': page(['tags: api', 'category: reference'], '# API\n\nThe API of the Pod object.\n'),
	'README.md': '# Handbook\n\nWhere everything about the cluster is found.\n',
};

const MATTERS: Readonly<Record<string, readonly string[]>> = {
	bread: 'bread flour oven dough yeast crust bake knead salt loaf 面包 面粉 烤箱'.split(' '),
	bicycle: 'bicycle chain wheel pedal brake gear saddle spoke tyre ride 自行车 链条 车轮'.split(' '),
	garden: 'garden seed soil compost tomato prune water weed harvest bloom 花园 种子 土壤'.split(' '),
};

/** Pages on three matters, in a directory each; each page leaves out some words of its matter. */
export function pagesOnMatters(pages: number): Record<string, string> {
	const texts = Object.entries(MATTERS).flatMap(([matter, words]) =>
		Array.from({ length: pages }, (_, i) => {
			const told = words.filter((_word, at) => (at * 7 + i * 3) % 5 !== 0);
			const sentence = [...told, ...told.slice(i % 4)].join(' ');
			return [`${matter}/${i}.md`, page(['confidence: medium'], `# Page ${i}\n\n${sentence}.\n`)] as const;
		}),
	);
	return Object.fromEntries(texts);
}
