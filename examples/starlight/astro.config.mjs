import starlight from '@astrojs/starlight';
import { pinakes } from '@pinakes/site/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
	site: 'https://boats.example',
	integrations: [starlight({ title: 'Boats', plugins: [pinakes()] })],
});
