import { availableParallelism, cpus } from 'node:os';

/** Describes the machine of the measurements. */
export const MACHINE = {
	node: process.version,
	platform: `${process.platform} ${process.arch}`,
	cpu: cpus()[0]?.model.trim() ?? 'unknown',
	cores: availableParallelism(),
};

/** The same as a line below a table. */
export const MACHINE_LINE = `Node ${MACHINE.node}, ${MACHINE.platform}, ${MACHINE.cpu}, ${MACHINE.cores} cores.\n`;
