/** Eigenvalues, largest first, and eigenvectors as the columns of a matrix. */
interface Eigen {
	readonly values: Float64Array;
	/** Row after row; column i belongs to value i. */
	readonly vectors: Float64Array;
}

/** Maximum sweeps over all pairs; usually eight suffice. */
const MAX_SWEEPS = 30;

/** Off-diagonal values up to this share of the diagonal count as zero. */
const PRECISION = 1e-12;

/**
 * Computes the eigenvalues of a symmetric matrix by cyclic Jacobi rotations. It uses only sums, products, quotients and
 * square roots, which are exactly the same in every engine.
 *
 * @param symmetric row after row; modified
 */
export function eigenOf(symmetric: Float64Array, size: number): Eigen {
	const a = symmetric;
	// The eigenvectors as rows, since rows are rotated faster than columns.
	const rotated = new Float64Array(size * size);
	for (let i = 0; i < size; i++) rotated[i * size + i] = 1;
	for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
		let rotations = 0;
		for (let p = 0; p < size; p++) {
			for (let q = p + 1; q < size; q++) if (rotate(a, rotated, size, p, q)) rotations++;
		}
		if (rotations === 0) break;
	}
	const order = Array.from({ length: size }, (_, i) => i);
	order.sort((i, j) => (a[j * size + j] as number) - (a[i * size + i] as number) || i - j);
	const vectors = new Float64Array(size * size);
	order.forEach((from, to) => {
		for (let i = 0; i < size; i++) vectors[i * size + to] = rotated[from * size + i] as number;
	});
	return { values: Float64Array.from(order, (i) => a[i * size + i] as number), vectors };
}

/** Rotates rows and columns p and q so that their common element becomes 0; false if it already is. */
function rotate(a: Float64Array, rotated: Float64Array, size: number, p: number, q: number): boolean {
	const app = a[p * size + p] as number;
	const aqq = a[q * size + q] as number;
	const apq = a[p * size + q] as number;
	if (Math.abs(apq) <= PRECISION * Math.sqrt(Math.abs(app * aqq)) || Math.abs(apq) < 1e-300) return false;
	const theta = (aqq - app) / (2 * apq);
	const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
	const c = 1 / Math.sqrt(t * t + 1);
	const s = t * c;
	rotateRows(a, p * size, q * size, size, c, s);
	// The matrix stays symmetric: columns are what rows have become.
	for (let i = 0; i < size; i++) {
		if (i === p || i === q) continue;
		a[i * size + p] = a[p * size + i] as number;
		a[i * size + q] = a[q * size + i] as number;
	}
	a[p * size + p] = app - t * apq;
	a[q * size + q] = aqq + t * apq;
	a[p * size + q] = 0;
	a[q * size + p] = 0;
	rotateRows(rotated, p * size, q * size, size, c, s);
	return true;
}

function rotateRows(values: Float64Array, p: number, q: number, size: number, c: number, s: number): void {
	for (let i = 0; i < size; i++) {
		const x = values[p + i] as number;
		const y = values[q + i] as number;
		values[p + i] = c * x - s * y;
		values[q + i] = s * x + c * y;
	}
}
