/** Look-ups of an index as tools that any framework can be given; see the other entry points for some frameworks. */
export { type LookUpTool, lookUpTools, type Passage, searchPassages, type ToolSchema } from './look-up-tools.ts';
