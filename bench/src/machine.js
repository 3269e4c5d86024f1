import { availableParallelism, cpus } from 'node:os';

/** What measurements were made on. */
export const MACHINE = {
	node: process.version,
	platform: `${process.platform} ${process.arch}`,
	cpu: cpus()[0]?.model.trim() ?? 'unknown',
	cores: availableParallelism(),
};

/** The same as a line below a table. */
export const MACHINE_LINE = `Node ${MACHINE.node}, ${MACHINE.platform}, ${MACHINE.cpu}, ${MACHINE.cores} cores.\n`;
