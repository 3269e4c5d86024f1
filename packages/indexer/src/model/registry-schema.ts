import { z } from 'zod';

/** A text that is not blank. */
export const text = z.string().trim().min(1);

const optionalText = z
	.string()
	.nullish()
	.transform((value) => value ?? null);

const terms = z.array(text);

const entrypoint = z.looseObject({
	command: text,
	args: z.string().nullish(),
	cwd: z.string().nullish(),
	examples: z.array(z.string()).nullish(),
});

export const UNIT_SCHEMA = z.object({
	unit_id: text,
	package_id: optionalText,
	name: text,
	description: text,
	capability_tags: terms.default([]),
	keywords: terms.default([]),
	ide_support: terms.default([]),
	entrypoints: z.array(entrypoint).default([]),
	usage_notes: optionalText,
	conflicts: optionalText,
});

const install = z.looseObject({
	method: text,
	auto_install_cmd: z.string(),
	manual_install_cmd: optionalText,
	uninstall_cmd: z.string().nullish(),
	notes: z.string().nullish(),
});

/** A package file of a registry. Other fields are kept. */
export const PACKAGE_SCHEMA = z.looseObject({
	package_id: text,
	name: text,
	description: z.string().default(''),
	supported_ides: terms.default([]),
	install: install.nullish().transform((value) => value ?? null),
	units: terms.default([]),
	trust_level: text.nullish().transform((value) => value ?? ''),
});
