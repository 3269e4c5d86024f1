/** Colours of slices; there are more slices than colours only where somebody has very many. */
const COLORS = 8;

/** The class that gives a slice its colour. */
export function sliceClass(slice: string, slices: readonly string[]): string {
	return `slice slice-${Math.max(0, slices.indexOf(slice)) % COLORS}`;
}
