/** Attributes of the box, which the plugin defines. */
declare const __PINAKES_BOX__: Readonly<Record<string, string>>;

declare module 'vue' {
	export function h(tag: string, properties: object, children?: unknown): unknown;
}

declare module '@docusaurus/router' {
	export function useHistory(): { push(path: string): void };
}

declare module '@docusaurus/useGlobalData' {
	export function usePluginData(name: string): unknown;
}
