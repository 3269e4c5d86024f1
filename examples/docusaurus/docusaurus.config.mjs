import { pinakes } from '@pinakes/site/docusaurus';

export default {
	title: 'Boats',
	url: 'https://boats.example',
	baseUrl: '/boats/',
	onBrokenLinks: 'throw',
	presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
	themeConfig: { navbar: { title: 'Boats' } },
	themes: [pinakes],
};
