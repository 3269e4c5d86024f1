import { pinakes } from '@pinakes/site/astro';
import { defineConfig } from 'astro/config';

export default defineConfig({ base: '/boats', integrations: [pinakes()] });
