/** Colors of slices, light and dark; repeated if there are more slices. */
const COLORS = [
	'light-dark(hsl(210 70% 88%), hsl(210 45% 24%))',
	'light-dark(hsl(30 70% 88%), hsl(30 45% 24%))',
	'light-dark(hsl(130 60% 86%), hsl(130 45% 20%))',
	'light-dark(hsl(330 70% 90%), hsl(330 45% 26%))',
	'light-dark(hsl(270 70% 91%), hsl(270 45% 30%))',
	'light-dark(hsl(55 80% 82%), hsl(55 55% 20%))',
	'light-dark(hsl(180 60% 84%), hsl(180 50% 20%))',
	'light-dark(hsl(0 70% 90%), hsl(0 45% 26%))',
];

/** Returns the style with the color of a slice. */
export function sliceColor(slice: string, slices: readonly string[]) {
	return { background: COLORS[Math.max(0, slices.indexOf(slice)) % COLORS.length] as string };
}
