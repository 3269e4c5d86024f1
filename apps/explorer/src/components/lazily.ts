import type { ComponentType } from 'preact';
import { lazy } from 'preact/compat';

/** Returns a component that is loaded when it is first shown, from a named export of a module. */
export function lazily<Name extends string, Props>(
	load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
	name: Name,
) {
	return lazy(async () => ({ default: (await load())[name] }));
}
