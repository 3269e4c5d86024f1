import { h } from 'vue';
import { followLink } from './follow-link.ts';

/** The box, in place of the search button of VitePress's default theme. */
// biome-ignore lint/style/noDefaultExport: a component of VitePress
export default {
	render: (): unknown =>
		h('div', { class: 'VPNavBarSearch' }, [h('pinakes-search', { ...__PINAKES_BOX__, onPinakesSelect: followLink })]),
};
