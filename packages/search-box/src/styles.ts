/**
 * The styles of the search box, for a constructable stylesheet, as strict policies forbid inline styles. Pages can set
 * the properties that begin with `--pinakes`.
 */
export const STYLES = `
:host {
	--_accent: var(--pinakes-accent, light-dark(#1a56b0, #8ab4f8));
	--_background: var(--pinakes-background, light-dark(#fff, #1c1e21));
	--_text: var(--pinakes-text, light-dark(#1f2328, #e6e8eb));
	--_muted: var(--pinakes-muted, light-dark(#57606a, #a0a8b1));
	--_border: var(--pinakes-border, light-dark(#c9ced4, #444b53));
	--_selected: var(--pinakes-selected, light-dark(#e3ecfa, #2b3a52));
	--_mark: var(--pinakes-mark, light-dark(#0b4a9e, #a8c7fa));
	--_radius: var(--pinakes-radius, 8px);
	display: inline-block;
	font: 16px/1.5 var(--pinakes-font, system-ui, sans-serif);
}
:host([theme="light"]) { color-scheme: light; }
:host([theme="dark"]) { color-scheme: dark; }
:host([hidden]) { position: fixed; } /* The page can still open the dialog. */
:host([hidden]) [part="button"] { display: none; }
* { box-sizing: border-box; }
button, input { font: inherit; color: inherit; }
button { cursor: pointer; }
[hidden] { display: none !important; }
:focus-visible { outline: 2px solid var(--_accent); outline-offset: 1px; }
kbd {
	font: 12px/1 var(--pinakes-font, system-ui, sans-serif);
	border: 1px solid var(--_border);
	border-radius: 4px;
	padding: 2px 5px;
	color: var(--_muted);
}
[part="button"] {
	display: flex;
	align-items: center;
	gap: 8px;
	min-height: 36px;
	min-width: var(--pinakes-button-width, 180px);
	padding: 4px 10px;
	border: 1px solid var(--_border);
	border-radius: var(--_radius);
	background: var(--_background);
	color: var(--_muted);
}
[part="button"] .label { flex: 1; text-align: start; }
.lens {
	width: 14px;
	height: 14px;
	flex: none;
	border: 2px solid currentColor;
	border-radius: 50%;
	position: relative;
	margin: 0 4px 4px 0;
}
.lens::after {
	content: "";
	position: absolute;
	width: 7px;
	height: 2px;
	background: currentColor;
	inset: 10px auto auto 8px;
	rotate: 45deg;
}
dialog {
	/* What a page sets on its header, such as nowrap or uppercase, is not for results. */
	all: initial;
	position: fixed;
	inset: 0;
	color-scheme: inherit;
	font: 16px/1.5 var(--pinakes-font, system-ui, sans-serif);
	width: min(640px, calc(100vw - 32px));
	height: fit-content;
	max-height: min(640px, 80vh);
	margin: 10vh auto auto;
	padding: 0;
	border: 1px solid var(--_border);
	border-radius: var(--_radius);
	background: var(--_background);
	color: var(--_text);
	overflow: hidden;
	box-shadow: 0 16px 48px rgb(0 0 0 / 0.3);
}
dialog[open] { display: flex; flex-direction: column; }
dialog:not([open]) { display: none; }
dialog::backdrop { background: rgb(0 0 0 / 0.5); }
.header {
	display: flex;
	align-items: center;
	gap: 10px;
	padding: 10px 14px;
	border-bottom: 1px solid var(--_border);
	color: var(--_muted);
}
[part="input"] { flex: 1; min-width: 0; min-height: 32px; border: 0; background: none; color: var(--_text); }
[part="input"]:focus { outline: none; }
[part="input"]::placeholder { color: var(--_muted); opacity: 1; }
.close { border: 1px solid var(--_border); border-radius: 4px; background: none; font-size: 13px; min-height: 28px; }
.facets { display: flex; gap: 6px; padding: 8px 14px 0; overflow-x: auto; flex: none; }
.facets button {
	flex: none;
	border: 1px solid var(--_border);
	border-radius: 14px;
	background: none;
	padding: 2px 10px;
	font-size: 13px;
}
.facets small { color: var(--_muted); }
.facets button[aria-pressed="true"] { background: var(--_selected); border-color: var(--_accent); }
.facets button[aria-pressed="true"] small { color: inherit; }
.status { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
.body { overflow-y: auto; padding: 8px; overscroll-behavior: contain; min-height: 96px; }
.notice p { margin: 6px 8px; color: var(--_muted); }
.notice strong { color: var(--_text); }
.answer { margin: 4px 4px 8px; padding: 4px 12px; border-inline-start: 3px solid var(--_accent); }
.answer p { margin: 6px 0; overflow-wrap: anywhere; }
.answer .source { font-size: 13px; color: var(--_muted); }
.answer a { color: var(--_accent); }
[role="group"] { content-visibility: auto; contain-intrinsic-size: auto 120px; }
[role="option"] { content-visibility: auto; contain-intrinsic-size: auto 80px; }
.page small { font-weight: 400; }
.page { padding: 8px 8px 2px; font-size: 13px; font-weight: 600; color: var(--_muted); overflow-wrap: anywhere; }
[role="option"] {
	display: block;
	padding: 8px 10px;
	border-radius: calc(var(--_radius) - 2px);
	color: inherit;
	text-decoration: none;
	cursor: pointer;
	overflow-wrap: anywhere;
}
[role="option"][aria-selected="true"] { background: var(--_selected); }
@media (hover: hover) { [role="option"]:hover { background: var(--_selected); } }
.name, .excerpt { display: block; }
.excerpt { font-size: 14px; color: var(--_muted); }
[aria-selected="true"] .excerpt, [role="option"]:hover .excerpt { color: var(--_text); }
mark { background: none; color: var(--_mark); font-weight: 600; text-decoration: underline; text-underline-offset: 2px; }
.footer {
	display: flex;
	gap: 14px;
	padding: 8px 14px;
	border-top: 1px solid var(--_border);
	font-size: 12px;
	color: var(--_muted);
}
@media (max-width: 640px) {
	[part="button"] { min-width: 0; min-height: 44px; }
	[part="button"] kbd, .footer { display: none; }
	dialog {
		width: 100vw;
		max-width: 100vw;
		height: var(--_height, 100dvh);
		max-height: none;
		margin: 0;
		border: 0;
		border-radius: 0;
	}
	.close, .facets button { min-height: 40px; }
	.body { flex: 1; }
}
@media (prefers-reduced-motion: no-preference) {
	dialog[open] { animation: open 120ms ease-out; }
	@keyframes open { from { opacity: 0; translate: 0 -8px; } }
}
@media (forced-colors: active) {
	mark { background: Mark; color: MarkText; }
	[role="option"][aria-selected="true"] { outline: 2px solid Highlight; outline-offset: -2px; }
}
`;
