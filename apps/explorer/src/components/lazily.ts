import type { ComponentType } from 'preact';
import { lazy } from 'preact/compat';

/** A component that is loaded when it is first shown: what a module exports by a name. */
export function lazily<Name extends string, Props>(
	load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
	name: Name,
) {
	return lazy(async () => ({ default: (await load())[name] }));
}
