import DefaultTheme from 'vitepress/theme';
import { h } from 'vue';

/** The default theme with the search box in the bar at the top. */
export default {
	extends: DefaultTheme,
	Layout: () =>
		h(DefaultTheme.Layout, null, {
			'nav-bar-content-before': () => h('pinakes-search', { index: '/search/index/', style: 'margin-left: 24px' }),
		}),
};
