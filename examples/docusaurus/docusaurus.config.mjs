import { pinakes } from './pinakes/plugin.mjs';

export default {
	title: 'Boats',
	url: 'https://boats.example',
	baseUrl: '/',
	onBrokenLinks: 'throw',
	presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
	themeConfig: { navbar: { title: 'Boats', items: [{ type: 'search', position: 'right' }] } },
	plugins: [[pinakes, { folder: 'docs' }]],
};
