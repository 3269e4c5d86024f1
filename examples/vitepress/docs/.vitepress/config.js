import { pinakes } from '@pinakes/site/vitepress';
import { defineConfig } from 'vitepress';

export default defineConfig({ title: 'Boats', base: '/boats/', vite: { plugins: [pinakes()] } });
