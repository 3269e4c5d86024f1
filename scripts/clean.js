/** Removes what an earlier build of the package in this folder wrote, so that nothing stale is packed. */
import { rmSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });
