/** Removes the build output of the package in this folder, so that nothing stale is packed. */
import { rmSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });
