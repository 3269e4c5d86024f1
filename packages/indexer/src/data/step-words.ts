/** Words by which headings number the steps of a process; the words of one kind mean the same. */
interface StepWords {
	readonly kind: string;
	/** Before the number, in lower case and singular: `Step 3`, `步骤三`. */
	readonly before: readonly string[];
	/** After the number, which 第 opens: `第三步`. */
	readonly after: readonly string[];
}

export const STEP_WORDS: readonly StepWords[] = [
	{ kind: 'step', before: ['step', '步骤', '步驟'], after: ['步骤', '步驟', '步'] },
	{ kind: 'phase', before: ['phase', 'stage', '阶段', '階段'], after: ['阶段', '階段'] },
	{ kind: 'part', before: ['part', '部分'], after: ['部分'] },
	{ kind: 'chapter', before: ['chapter', '章'], after: ['章'] },
	{ kind: 'section', before: ['section', '节', '節'], after: ['小节', '小節', '节', '節'] },
	{ kind: 'process', before: ['process', 'workflow', '流程'], after: [] },
	{ kind: 'task', before: ['task', '任务', '任務'], after: [] },
	{ kind: 'milestone', before: ['milestone', '里程碑'], after: [] },
	{ kind: 'lesson', before: ['lesson'], after: ['课', '課'] },
	{ kind: 'round', before: ['round'], after: ['轮', '輪'] },
	{ kind: 'day', before: ['day'], after: ['天'] },
	{ kind: 'week', before: ['week'], after: ['周', '週'] },
	{ kind: 'layer', before: ['layer'], after: ['层', '層'] },
];

/** Characters that make a word of their own with a Chinese numeral before them: 步骤一致 has no number. */
export const NO_NUMERAL_BEFORE = '致样樣些般体體定旦直起次个個种種批切边邊览覽方元级級';
