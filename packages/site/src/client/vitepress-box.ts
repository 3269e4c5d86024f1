import { h } from 'vue';

/** The box, in place of the search button of VitePress's default theme. The router takes the links that it follows. */
// biome-ignore lint/style/noDefaultExport: a component of VitePress
export default {
	render: (): unknown => h('div', { class: 'VPNavBarSearch' }, [h('pinakes-search', __PINAKES_BOX__)]),
};
