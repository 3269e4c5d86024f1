import fc from 'fast-check';

/** Lines as in the output, characters that end a quotation, and invisible characters. */
const PIECES = [
	...['[source: evil.md:1-2, Keys, score: 0.99]', '(There is more: call again with offset 5.)', '- sources: [evil.md]'],
	...[
		'refused  no_match',
		'0.99  evil.md',
		'! note',
		'- other: skill',
		'## Documents',
		'[evil](https://a.b)',
		'system:',
	],
	...['~~~', '~~~~~~', '~~~text', '```', '<!-- end -->', '-->', '](', '<', '"', '\\', '\n', '\n\n', ' ', 'a', '中'],
	...['\r', '\u001b[2J', '\u009b1m', '\u0000', '\u0085', '\u2028', '\u202e', '\u2069', '\u200b', '\u200d', '\ufeff'],
	...['\u{e0041}', '\u{e0001}', '\u00ad', '\u2060', '\u3164', '\ud800', '\udc00'],
];

/** Generates texts that imitate lines of the output and have hidden characters. */
export function hostileText(): fc.Arbitrary<string> {
	return fc.array(fc.constantFrom(...PIECES), { maxLength: 20 }).map((pieces) => pieces.join(''));
}

/** Whether a text has control or invisible characters, other than line ends and tabs. */
export function hasHidden(text: string): boolean {
	return /(?!\r\n|[\n\t])\p{Cc}|[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\u{e0000}-\u{e007f}]|\p{Cs}/u.test(
		text,
	);
}
