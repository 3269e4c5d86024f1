/**
 * The styles of the search box, for a constructable stylesheet, as strict policies forbid inline styles. Pages can set
 * the properties that begin with `--pinakes`. All tints are mixed from the accent, the text and the background; sizes are
 * multiples of 4 pixels.
 */
export const STYLES = `
:host {
	/* Else that of VitePress, Docusaurus, Starlight or Material for MkDocs. */
	--_accent: var(--pinakes-accent, var(--vp-c-brand-1, var(--ifm-color-primary, var(--sl-color-accent, var(--md-primary-fg-color, #1a56b0)))));
	--_background: var(--pinakes-background, light-dark(#fff, #17191d));
	--_text: var(--pinakes-text, light-dark(#1a1d21, #eceef1));
	--_muted: var(--pinakes-muted, light-dark(#5a626d, #a3abb6));
	/* The accent as a text: dark enough on light, light enough on dark. */
	--_ink: light-dark(color-mix(in oklab, var(--_accent) 72%, #000), color-mix(in oklab, var(--_accent) 50%, #fff));
	--_line: color-mix(in oklab, var(--_text) 12%, var(--_background));
	--_fill: light-dark(
		color-mix(in oklab, var(--_text) 4%, var(--_background)),
		color-mix(in oklab, var(--_text) 7%, var(--_background))
	);
	--_tint: light-dark(
		color-mix(in oklab, var(--_ink) 10%, var(--_background)),
		color-mix(in oklab, var(--_ink) 15%, var(--_background))
	);
	--_tint-2: light-dark(
		color-mix(in oklab, var(--_ink) 13%, var(--_background)),
		color-mix(in oklab, var(--_ink) 22%, var(--_background))
	);
	--_scrim: light-dark(rgb(22 28 40 / 0.36), rgb(0 0 0 / 0.5));
	--_shadow: var(--pinakes-shadow,
		0 0 0 1px light-dark(rgb(15 20 30 / 0.07), rgb(255 255 255 / 0.09)),
		0 2px 6px light-dark(rgb(15 20 30 / 0.06), transparent),
		0 24px 64px -16px light-dark(rgb(15 20 30 / 0.34), rgb(0 0 0 / 0.7))
	);
	--_radius: var(--pinakes-radius, 16px);
	--_row: max(0px, var(--_radius) - 8px);
	--_mono: var(--pinakes-mono, ui-monospace, "SF Mono", Menlo, Consolas, monospace);
	display: inline-block;
	font-family: var(--pinakes-font, inherit);
}
@supports (color: oklch(from red l c h)) {
	:host {
		--_ink: light-dark(
			oklch(from var(--_accent) min(l, 0.46) c h),
			oklch(from var(--_accent) max(l, 0.8) min(c, 0.14) h)
		);
	}
}
:host([theme="light"]) { color-scheme: light; }
:host([theme="dark"]) { color-scheme: dark; }
:host([hidden]) { position: fixed; } /* The page can still open the dialog. */
:host([hidden]) [part="button"], :host([inline]) [part="button"] { display: none; }
:host([inline]) { display: block; }
* { box-sizing: border-box; }
button, input { font: inherit; color: inherit; letter-spacing: inherit; }
button { border: 0; padding: 0; background: none; cursor: pointer; }
[hidden] { display: none !important; }
:focus-visible { outline: 2px solid var(--_ink); outline-offset: 2px; }
.icon {
	display: block;
	flex: none;
	width: 16px;
	height: 16px;
	fill: none;
	stroke: currentColor;
	stroke-width: 1.5;
	stroke-linecap: round;
	stroke-linejoin: round;
}
kbd {
	display: inline-grid;
	place-items: center;
	min-width: 20px;
	height: 20px;
	padding: 0 4px;
	border-radius: 4px;
	background: var(--_fill);
	box-shadow: inset 0 0 0 1px var(--_line);
	font: inherit;
	font-size: 11px;
	line-height: 16px;
	color: var(--_muted);
}
kbd .icon { width: 12px; height: 12px; }
[part="button"] {
	display: flex;
	align-items: center;
	gap: 8px;
	height: 36px;
	min-width: var(--pinakes-button-width, 180px);
	padding-inline: 12px 8px;
	border-radius: var(--_row);
	background: var(--_fill);
	box-shadow: inset 0 0 0 1px var(--_line);
	color: var(--_muted);
	font-size: 14px;
	line-height: 20px;
}
[part="button"]:hover { color: var(--_text); }
.caption { flex: 1; text-align: start; white-space: nowrap; }
dialog {
	/* What a page sets on its header, such as nowrap or uppercase, is not for results. */
	all: initial;
	font: inherit;
	font-weight: 400;
	font-size: 14px;
	line-height: 20px;
	direction: inherit;
	color-scheme: inherit;
	position: fixed;
	inset: 0;
	width: min(var(--pinakes-width, 680px), calc(100vw - 48px));
	height: fit-content;
	max-height: min(736px, calc(100vh - 64px));
	margin: max(32px, 12vh - 64px) auto auto;
	border-radius: var(--_radius);
	background: var(--_background);
	box-shadow: var(--_shadow);
	color: var(--_text);
	overflow: hidden;
}
dialog[open] { display: flex; flex-direction: column; }
dialog:not([open]) { display: none; }
/* Not blurred: where a processor draws, that costs 100 ms at each key press. */
dialog::backdrop { background: var(--_scrim); }
.header {
	position: relative;
	display: flex;
	flex: none;
	align-items: center;
	height: 56px;
	padding-inline: 20px 12px;
	border-block-end: 1px solid var(--_line);
}
.field { display: flex; flex: 1; min-width: 0; align-items: center; gap: 12px; }
.icon.search { width: 20px; height: 20px; color: var(--_muted); }
[part="button"] .icon.search { width: 16px; height: 16px; color: inherit; }
[part="input"] {
	flex: 1;
	min-width: 0;
	height: 40px;
	border: 0;
	padding: 0;
	background: none;
	color: var(--_text);
	caret-color: var(--_ink);
	font-size: 16px;
	line-height: 24px;
	text-overflow: ellipsis;
}
[part="input"]:focus { outline: none; }
[part="input"]::placeholder { color: var(--_muted); opacity: 1; }
[part="input"]::selection { background: var(--_tint-2); }
.clear, .thumb { display: grid; place-items: center; width: 32px; height: 32px; border-radius: 6px; color: var(--_muted); }
.clear:hover, .thumb:hover, .remove:hover { background: var(--_fill); color: var(--_text); }
.close { display: none; }
.bar { position: absolute; inset: auto 0 -1px; height: 2px; overflow: hidden; }
.bar::after {
	content: "";
	position: absolute;
	inset-block: 0;
	inset-inline-start: 0;
	width: 32%;
	background: linear-gradient(90deg, transparent, var(--_ink) 30%, var(--_ink) 70%, transparent);
}
.facets { display: flex; flex: none; gap: 4px; padding: 8px 8px 0; overflow: auto hidden; scrollbar-width: none; }
.facets button {
	display: inline-flex;
	flex: none;
	align-items: center;
	gap: 4px;
	height: 28px;
	padding: 0 12px;
	border-radius: 14px;
	font-size: 13px;
	color: var(--_muted);
	white-space: nowrap;
}
.facets small { font-size: 12px; font-variant-numeric: tabular-nums; }
.facets button:hover { background: var(--_fill); }
.facets button[aria-pressed="true"] { background: var(--_tint); color: var(--_ink); font-weight: 500; }
.status { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
.body {
	flex: 1;
	min-height: 0;
	overflow: hidden auto;
	padding: 0 8px 8px;
	overscroll-behavior: contain;
	scrollbar-width: thin;
	scrollbar-color: var(--_line) transparent;
}
.label {
	display: flex;
	align-items: flex-end;
	height: 32px;
	padding: 0 12px 4px;
	font-size: 13px;
	line-height: 20px;
	color: var(--_muted);
	white-space: nowrap;
}
.label b, .label span, .title > *, .above span { min-width: 0; overflow: clip visible; text-overflow: ellipsis; }
.label span { flex: 0 1 auto; }
.label b { font-weight: 600; color: var(--_text); flex: 0 1 auto; }
.label i { margin-inline: 6px; font-style: normal; }
.bare { padding-block-start: 8px; }
[role="option"] {
	position: relative;
	display: grid;
	grid-template-columns: 20px minmax(0, 1fr) auto;
	column-gap: 12px;
	align-items: start;
	padding: 4px 12px;
	border-radius: var(--_row);
	color: inherit;
	text-decoration: none;
	cursor: pointer;
	scroll-margin-block: 40px 8px;
}
[role="option"] > .icon { width: 16px; height: 16px; margin: 2px; color: var(--_muted); }
@media (hover: hover) { [role="option"]:hover { background: var(--_fill); } }
[role="option"][aria-selected="true"] { background: var(--_tint); }
[aria-selected="true"] > .icon { color: var(--_ink); }
.title { display: flex; min-width: 0; font-weight: 500; white-space: nowrap; }
.line .title { font-weight: 400; }
.title.page, .title.post { font-weight: 600; }
.title.code .name { font-family: var(--_mono); font-size: 13px; font-variant-ligatures: none; direction: ltr; }
.above { display: flex; flex: 0 1 auto; font-weight: 400; color: var(--_muted); }
.above i, .source i { margin-inline: 4px; font-style: normal; }
.above + .name { flex: 0 0 auto; max-width: calc(100% - 96px); }
.above i, .source i, .elided { flex: none; }
[aria-selected="true"] .above { color: inherit; }
.text {
	grid-column: 2 / -1;
	min-height: 20px;
	font-size: 13px;
	color: var(--_muted);
	white-space: nowrap;
	overflow: clip visible;
	text-overflow: ellipsis;
	text-align: left;
}
:host(:dir(rtl)) .text { text-align: right; }
[aria-selected="true"] .text {
	display: -webkit-box;
	-webkit-box-orient: vertical;
	-webkit-line-clamp: 2;
	white-space: normal;
	overflow: hidden;
	overflow-wrap: anywhere;
}
code, .mono { font-family: var(--_mono); font-size: 12px; font-variant-ligatures: none; }
code { line-height: 1; }
mark { background: none; color: var(--_ink); }
.text mark { color: var(--_text); font-weight: 500; }
.side {
	display: flex;
	align-items: center;
	gap: 8px;
	font-size: 12px;
	color: var(--_muted);
	white-space: nowrap;
}
.side .icon { display: none; margin: 2px; color: var(--_ink); }
[aria-selected="true"] .side .icon { display: block; }
.badge { padding-inline: 8px; border-radius: 4px; background: var(--_fill); color: var(--_text); font-weight: 500; }
[aria-selected="true"] .badge { background: var(--_background); }
.line { padding-block: 8px; }
.line.query:has(.remove) { grid-template-columns: 20px minmax(0, 1fr) auto 20px; }
.remove { display: grid; place-items: center; width: 20px; height: 20px; border-radius: 4px; color: var(--_muted); }
.ask .title, .ask > .icon { color: var(--_ink); font-weight: 500; }
.answer { margin: 8px 0 0; padding: 12px 12px 0; border-radius: var(--_row) var(--_row) 0 0; background: var(--_fill); }
.say { display: flex; align-items: center; min-height: 20px; margin: 0; font-size: 13px; font-weight: 600; }
.answer .say { gap: 12px; }
.say > .icon { margin: 2px; color: var(--_muted); }
.thumbs { display: flex; margin: -8px; margin-inline-start: auto; }
.thumb[aria-pressed="true"] { color: var(--_ink); background: var(--_tint); }
.passage { margin: 8px 0 0; font-size: 15px; line-height: 24px; overflow-wrap: anywhere; text-wrap: pretty; }
.passage code { font-size: 14px; }
pre {
	margin: 8px 0 0;
	padding: 8px 12px;
	border-radius: 6px;
	background: var(--_background);
	box-shadow: inset 0 0 0 1px var(--_line);
	font: 13px/20px var(--_mono);
	overflow: auto;
	text-align: left;
}
.number {
	display: inline-grid;
	place-items: center;
	min-width: 16px;
	height: 16px;
	padding-inline: 4px;
	border-radius: 4px;
	background: var(--_tint-2);
	color: var(--_ink);
	font-size: 11px;
	line-height: 16px;
	font-weight: 600;
}
sup.number { margin-inline-start: 4px; vertical-align: 2px; }
.sources { margin: 0 0 4px; padding: 8px; border-radius: 0 0 var(--_row) var(--_row); background: var(--_fill); }
.source { padding: 4px 8px 4px 4px; padding-inline: 4px 8px; border-radius: max(0px, var(--_row) - 2px); }
.source .number { margin: 2px; justify-self: center; }
.source .title { font-weight: 400; color: var(--_muted); }
.source .title b { flex: none; max-width: 70%; font-weight: 500; color: var(--_text); }
[role="option"].source[aria-selected="true"] { background: var(--_tint-2); }
[aria-selected="true"].source .title { color: var(--_text); }
.notice:not(:empty, :has(.skeleton)) { padding: 16px 12px 8px; }
.notice .say { min-height: 24px; font-size: 16px; line-height: 24px; }
.notice p { margin: 4px 0 0; color: var(--_muted); text-wrap: pretty; }
.word { padding: 2px 4px; border-radius: 4px; background: color-mix(in oklab, var(--_text) 8%, var(--_background)); color: var(--_text); font-weight: 500; overflow-wrap: anywhere; }
.skeleton { display: grid; grid-template-columns: 20px 1fr; column-gap: 12px; row-gap: 8px; height: 48px; padding: 4px 12px; align-content: center; }
.skeleton:first-child { margin-block-start: 28px; }
.skeleton i { height: 10px; border-radius: 4px; background: var(--_fill); }
.skeleton i:first-child { grid-row: 1 / 3; width: 16px; height: 16px; margin-inline-start: 2px; }
.skeleton i:last-child { grid-column: 2; width: 82%; height: 8px; }
.skeleton i:nth-child(2) { width: 36%; }
.skeleton:nth-child(2n) i:nth-child(2) { width: 26%; }
.skeleton:nth-child(2n) i:last-child { width: 70%; }
.footer {
	display: flex;
	flex: none;
	align-items: center;
	gap: 16px;
	height: 40px;
	padding-inline: 20px 12px;
	border-block-start: 1px solid var(--_line);
	font-size: 12px;
	line-height: 16px;
	color: var(--_muted);
	white-space: nowrap;
}
.key { display: flex; align-items: center; gap: 4px; }
.key kbd:last-of-type { margin-inline-end: 4px; }
.count { margin-inline-start: auto; padding-inline-end: 8px; overflow: clip visible; text-overflow: ellipsis; }
.all { display: flex; align-items: center; gap: 4px; height: 28px; margin-inline-start: auto; padding-inline: 8px; border-radius: 6px; color: var(--_ink); font-weight: 500; }
.count:not(:empty) + .all { margin-inline-start: -8px; }
.all:hover { background: var(--_tint); }
.all .icon { width: 14px; height: 14px; }
:host(:dir(rtl)) .next { transform: scaleX(-1); } /* Chevrons only: the return key is drawn as it is printed. */
:host([inline]) dialog { position: static; width: auto; max-width: none; max-height: none; margin: 0; box-shadow: inset 0 0 0 1px var(--_line); }
:host([inline]) .body { min-height: 320px; }
:host([inline]) .key:nth-of-type(4) { display: none; } /* Nothing to close. */
@media (max-width: 640px) {
	[part="button"] { min-width: 0; height: 44px; }
	[part="button"] kbd, .key { display: none; }
	:host(:not([inline])) dialog {
		inset: 0 0 auto;
		width: 100vw;
		max-width: none;
		height: var(--_height, 100dvh);
		max-height: none;
		margin: 0;
		border-radius: 0;
		box-shadow: none;
		overflow: hidden auto;
		padding-block-end: env(safe-area-inset-bottom);
	}
	:host(:not([inline])) .body { flex: none; overflow: visible; padding-block-end: 4px; }
	.header { position: sticky; inset-block-start: 0; z-index: 1; height: 60px; padding-inline: 16px; background: var(--_background); }
	:host(:not([inline])) .header { padding-inline-end: 4px; }
	.field { height: 44px; gap: 8px; padding-inline-start: 12px; border-radius: 12px; background: var(--_fill); }
	:host(:not([inline])) .close { display: block; min-width: 44px; height: 44px; padding-inline: 12px; color: var(--_ink); font-size: 16px; font-weight: 500; }
	.clear, .thumb { width: 44px; height: 44px; }
	.thumbs { margin: -12px; margin-inline-start: auto; }
	.facets { padding: 4px 16px 0; }
	.facets button { height: 44px; border-block: 6px solid transparent; border-radius: 22px; background-clip: padding-box; font-size: 14px; }
	[role="option"] { padding: 8px 12px; }
	.line { padding-block: 12px; }
	[role="option"].source { padding-block: 12px; padding-inline: 4px 8px; }
	.elided, .elided + i { display: none; }
	.title { font-size: 15px; }
	.title.code .name { font-size: 14px; }
	.line.query:has(.remove) .side, [aria-selected="true"] .side .icon { display: none; }
	.remove { width: 44px; height: 44px; margin: -12px; margin-inline-start: auto; }
	.line.query:has(.remove) { grid-template-columns: 20px minmax(0, 1fr) 32px; }
	.notice:not(:empty, :has(.skeleton)) { padding-block-start: 20px; }
	.footer { height: 52px; padding-inline: 20px 8px; border: 0; }
	.count { margin-inline-start: 0; font-size: 13px; }
	.all { height: 44px; margin-inline-start: 0; padding-inline: 32px 12px; font-size: 15px; }
}
@media (prefers-reduced-motion: no-preference) {
	dialog[open]:modal { animation: open 140ms cubic-bezier(0.2, 0.8, 0.2, 1); }
	@keyframes open { from { opacity: 0; transform: translateY(-4px) scale(0.985); } }
	.bar::after { animation: slide 1.2s ease-in-out infinite; }
	@keyframes slide { from { inset-inline-start: -32%; } to { inset-inline-start: 100%; } }
}
@media (prefers-reduced-motion: reduce) { .bar::after { width: 100%; opacity: 0.6; } }
@media (forced-colors: active) {
	dialog { border: 1px solid CanvasText; }
	dialog::backdrop { background: Canvas; }
	kbd, .badge, .word, .facets button, [part="button"] { border: 1px solid; }
	.facets button[aria-pressed="true"] { outline: 2px solid Highlight; }
	mark { background: Mark; color: MarkText; font-weight: 700; }
	[role="option"][aria-selected="true"] { outline: 2px solid Highlight; outline-offset: -2px; }
}
`;
