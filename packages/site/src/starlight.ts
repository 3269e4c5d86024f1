import { pinakes as astroIntegration } from './astro.ts';
import type { SearchOptions } from './search.ts';

/** What is used of the configuration of Starlight. */
interface StarlightConfig {
	readonly title?: string | Readonly<Record<string, string>>;
	readonly components?: Readonly<Record<string, string>>;
}

/** A plugin as Starlight calls it. */
export interface StarlightPlugin {
	readonly name: string;
	readonly hooks: {
		'config:setup'(setup: {
			config: StarlightConfig;
			updateConfig(config: object): void;
			addIntegration(integration: object): void;
		}): void;
	};
}

/** A plugin of Starlight: the box in place of Starlight's own search, over all pages of the site. */
export function pinakes(options: SearchOptions = {}): StarlightPlugin {
	return {
		name: 'pinakes',
		hooks: {
			'config:setup': ({ config, updateConfig, addIntegration }) => {
				const { title, components } = config;
				updateConfig({ pagefind: false, components: { ...components, Search: '@pinakes/site/search.astro' } });
				addIntegration(
					astroIntegration({
						folder: 'src/content/docs',
						generator: 'starlight',
						...(typeof title === 'string' && { title }),
						...options,
					}),
				);
			},
		},
	};
}
