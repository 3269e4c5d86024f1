import { describe, expect, it } from 'vitest';
import { type ErrorCode, isPassing, PinakesError } from './errors.ts';

describe('isPassing', () => {
	it.each<ErrorCode>(['not_an_index', 'missing_part', 'damaged_part', 'changed_part'])(
		'says of %s that it may end when a build does',
		(code) => {
			expect(isPassing(new PinakesError(code, ''))).toBe(true);
		},
	);

	it.each<ErrorCode>([
		'format_version',
		'missing_language',
		'wrong_signature',
		'unreadable_source',
		'invalid_model',
		'embeddings_server',
		'encoder_failed',
		'unknown_field',
		'invalid_value',
		'wrong_encoder',
	])('says of %s that it stays', (code) => {
		expect(isPassing(new PinakesError(code, ''))).toBe(false);
	});
});
