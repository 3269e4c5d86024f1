import { pinakesTools } from '@pinakes/adapters/ai-sdk';
import { openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { generateText, stepCountIs } from 'ai';

const MAX_STEPS = 5;
const SYSTEM = 'Answer from the handbook alone, and name the page. If a look-up refuses, say that you do not know.';

const index = await openIndex(directorySource(new URL('index', import.meta.url)));

/** Has a model answer a question by look-ups in the handbook. */
export function ask(model, prompt) {
	return generateText({ model, system: SYSTEM, prompt, tools: pinakesTools(index), stopWhen: stepCountIs(MAX_STEPS) });
}
