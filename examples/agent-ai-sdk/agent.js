import { ask } from './ask.js';

// Of the AI Gateway, whose key is in AI_GATEWAY_API_KEY; or a model of any provider of the AI SDK.
const model = process.env.MODEL ?? 'openai/gpt-5-mini';
const { text } = await ask(model, process.argv.slice(2).join(' ') || 'How do I roll back a release?');
console.log(text);
