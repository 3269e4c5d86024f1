import { defineConfig } from 'astro/config';
import { pinakes } from './pinakes.js';

export default defineConfig({ build: { format: 'file' }, integrations: [pinakes('src/pages')] });
