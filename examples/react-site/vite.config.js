import { pinakes } from '@pinakes/site/vite';
import { defineConfig } from 'vite';

export default defineConfig({
	esbuild: { jsx: 'automatic' },
	plugins: [pinakes({ folder: 'docs', ending: '' })],
});
