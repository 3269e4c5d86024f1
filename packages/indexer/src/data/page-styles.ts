/** Styles of document pages, in the colors of the search box. */
export const PAGE_STYLES = `:root {
	color-scheme: light dark;
	--accent: light-dark(#1a56b0, #8ab4f8);
	--background: light-dark(#fff, #1c1e21);
	--text: light-dark(#1f2328, #e6e8eb);
	--muted: light-dark(#57606a, #a0a8b1);
	--border: light-dark(#d5d9de, #3a4047);
	--code: light-dark(#f3f5f7, #26292d);
	scroll-padding-top: 5rem;
}
* { box-sizing: border-box; }
body {
	display: grid;
	grid-template: auto auto 1fr auto / 16rem minmax(0, 48rem) minmax(0, 15rem);
	grid-template-areas: "header header header" "hero hero hero" "contents main on-page" "footer footer footer";
	gap: 0 2.5rem;
	justify-content: center;
	min-height: 100vh;
	margin: 0;
	padding: 0 1.5rem;
	background: var(--background);
	color: var(--text);
	font: 1rem/1.65 system-ui, sans-serif;
	overflow-wrap: break-word;
}
a { color: var(--accent); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
main:focus { outline: none; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; z-index: 2; padding: 0.5rem; background: var(--background); }
header {
	grid-area: header;
	position: sticky;
	top: 0;
	z-index: 1;
	display: flex;
	align-items: center;
	gap: 1rem;
	min-height: 3.75rem;
	margin: 0 -1.5rem 1.5rem;
	padding: 0.5rem 1.5rem;
	background: var(--background);
	border-bottom: 1px solid var(--border);
}
.site { font-weight: 700; color: var(--text); text-decoration: none; }
.to-contents { display: none; }
header pinakes-search { margin-inline-start: auto; }
.hero { grid-area: hero; text-align: center; padding: 3rem 0 3.5rem; --pinakes-button-width: min(34rem, 90vw); }
.hero h1 { margin: 0 0 0.5rem; font-size: clamp(2.2rem, 6vw, 3.5rem); }
.hero p { margin: 0 auto 0.75rem; max-width: 40rem; font-size: 1.2rem; color: var(--muted); }
.actions a { display: inline-block; margin: 0.25rem; padding: 0.5rem 1.25rem; border: 1px solid var(--border); border-radius: 1.5rem; font-size: 1rem; font-weight: 600; text-decoration: none; }
.actions a:first-child { background: var(--accent); border-color: var(--accent); color: var(--background); }
.hero .actions { margin-bottom: 1.5rem; }
.features { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 1rem; padding: 0; list-style: none; }
.features li { padding: 1.25rem; background: var(--code); border: 1px solid var(--border); border-radius: 8px; }
.features h2 { margin: 0 0 0.5rem; padding: 0; border: 0; font-size: 1.1rem; }
.features p { margin: 0; color: var(--muted); }
.landing { display: block; max-width: 72rem; margin-inline: auto; }
.landing .on-page { display: none; }
.landing #contents { position: static; max-height: none; columns: 3 14rem; padding-top: 1rem; border-top: 1px solid var(--border); }
.landing nav p, .landing nav li { break-inside: avoid; break-after: avoid; }
.hljs-comment, .hljs-quote { color: var(--muted); }
.hljs-keyword, .hljs-selector-tag, .hljs-deletion { color: light-dark(#b3202c, #ff8f87); }
.hljs-string, .hljs-regexp, .hljs-addition { color: light-dark(#0b5a2b, #8fdc9b); }
.hljs-number, .hljs-literal, .hljs-attr, .hljs-attribute, .hljs-variable, .hljs-symbol { color: light-dark(#0a4fa8, #8ec2ff); }
.hljs-title, .hljs-section, .hljs-name, .hljs-built_in, .hljs-type { color: light-dark(#6a35b8, #d5b3ff); }
main { grid-area: main; padding-bottom: 4rem; min-width: 0; }
h1, h2, h3, h4 { line-height: 1.25; margin: 2.2em 0 0.6em; }
h1 { font-size: 2.1rem; margin-top: 0; }
h2 { font-size: 1.5rem; padding-bottom: 0.25em; border-bottom: 1px solid var(--border); }
h3 { font-size: 1.2rem; }
:target { scroll-margin-top: 5rem; text-decoration: underline 3px var(--accent); text-underline-offset: 4px; }
code { font: 0.875em/1.5 ui-monospace, monospace; background: var(--code); padding: 0.15em 0.35em; border-radius: 4px; }
pre { overflow-x: auto; padding: 0.9rem 1rem; background: var(--code); border: 1px solid var(--border); border-radius: 8px; }
pre code { padding: 0; background: none; }
.wide { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-size: 0.925rem; }
td, th { padding: 0.4rem 0.7rem; border: 1px solid var(--border); text-align: start; vertical-align: top; }
td code { overflow-wrap: anywhere; }
th { background: var(--code); }
.right { text-align: end; }
.center { text-align: center; }
blockquote, .box { margin: 1rem 0; padding: 0 1rem; border-inline-start: 3px solid var(--border); }
blockquote { color: var(--muted); }
img { max-width: 100%; height: auto; border-radius: 8px; }
hr { border: 0; border-top: 1px solid var(--border); }
nav ul { list-style: none; margin: 0 0 1rem; padding: 0; }
nav p { margin: 1rem 0 0.25rem; font-size: 0.8rem; font-weight: 600; color: var(--muted); }
nav a { display: block; padding: 0.2rem 0.6rem; border-radius: 6px; color: var(--text); text-decoration: none; font-size: 0.925rem; }
nav a:hover, nav a[aria-current] { background: var(--code); color: var(--accent); }
#contents { grid-area: contents; }
.on-page { grid-area: on-page; }
#contents, .on-page { position: sticky; top: 5rem; align-self: start; max-height: calc(100vh - 6rem); overflow-y: auto; }
.on-page p { margin-top: 0; }
.deeper { padding-inline-start: 0.9rem; }
.around { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 1rem; margin-top: 4rem; padding-top: 1rem; border-top: 1px solid var(--border); color: var(--muted); }
footer { grid-area: footer; padding: 1.5rem 0; border-top: 1px solid var(--border); color: var(--muted); font-size: 0.875rem; }
@media (max-width: 75rem) {
	body { grid-template: auto auto 1fr auto / 15rem minmax(0, 48rem); grid-template-areas: "header header" "hero hero" "contents main" "footer footer"; }
	.on-page { display: none; }
}
@media (max-width: 52rem) {
	body { display: block; padding: 0 1rem; }
	header { margin: 0 -1rem 1rem; padding: 0.4rem 1rem; }
	.to-contents { display: inline; }
	.hero { padding: 2rem 0 1rem; }
	h1 { font-size: 1.7rem; }
	#contents { position: static; max-height: none; padding: 1rem 0; border-top: 1px solid var(--border); }
	nav a { padding: 0.55rem 0.6rem; }
}
`;

/** Styles of a front page with the search box alone. */
export const SEARCH_STYLES = `:root { color-scheme: light dark; }
body { max-width: 40rem; margin: 12vh auto 2rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; text-align: center; }
h1 { overflow-wrap: anywhere; }
pinakes-search { --pinakes-button-width: min(30rem, 90vw); }
a { color: light-dark(#1a56b0, #8ab4f8); }
`;
