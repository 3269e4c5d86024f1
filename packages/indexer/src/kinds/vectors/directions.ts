/** A dense matrix, row after row. */
export interface DenseMatrix {
	readonly rows: number;
	readonly columns: number;
	readonly values: Float32Array;
}

export function denseMatrix(rows: number, columns: number): DenseMatrix {
	return { rows, columns, values: new Float32Array(rows * columns) };
}

/** Columns that are multiplied at once. */
const BLOCK = 4;

/** Rows whose products are added at once: they stay in the processor's cache. */
const CHUNK = 2_048;

/**
 * Returns `leftᵀ · right`, both with the same number of rows, row after row in double precision. Rows are added in their
 * order. The product of a matrix with itself is symmetric: half of it is computed.
 */
export function innerProducts(left: DenseMatrix, right: DenseMatrix): Float64Array {
	const [columns, width] = [left.columns, right.columns];
	const products = new Float64Array(columns * width);
	const isSymmetric = left === right;
	for (let from = 0; from < left.rows; from += CHUNK) {
		const to = Math.min(from + CHUNK, left.rows);
		const blocks = blocksOf(right.values.subarray(from * width, to * width), to - from, width);
		const pair = new Float64Array(2 * (to - from));
		for (let i = 0; i < columns; i += 2) {
			copyColumns(left, i, from, pair);
			addProducts(products, pair, blocks, { i, columns, width, from: isSymmetric ? i - (i % BLOCK) : 0 });
		}
	}
	for (let i = 0; isSymmetric && i < columns; i++) {
		for (let j = 0; j < i; j++) products[i * width + j] = products[j * width + i] as number;
	}
	return products;
}

/** Copies two columns from a row on; the last one twice if the number of columns is odd. */
function copyColumns({ columns, values }: DenseMatrix, column: number, row: number, pair: Float64Array): void {
	const next = Math.min(1, columns - 1 - column);
	for (let i = 0, at = row * columns + column; i < pair.length; i += 2, at += columns) {
		pair[i] = values[at] as number;
		pair[i + 1] = values[at + next] as number;
	}
}

/** Adds the products of two columns, `i` and the next one, with those of blocks from a column on. */
function addProducts(
	products: Float64Array,
	pair: Float64Array,
	blocks: Float64Array,
	{ i, columns, width, from }: Readonly<Record<'i' | 'columns' | 'width' | 'from', number>>,
): void {
	const sums = new Float64Array(2 * BLOCK);
	const one = i * width;
	const other = Math.min(i + 1, columns - 1) * width;
	for (let j = from; j < width; j += BLOCK) {
		const end = Math.min(BLOCK, width - j);
		for (let k = 0; k < end; k++) {
			sums[k] = products[one + j + k] as number;
			sums[BLOCK + k] = products[other + j + k] as number;
		}
		multiplyPair(pair, blocks, (j * pair.length) / 2, sums);
		for (let k = 0; k < end; k++) {
			products[one + j + k] = sums[k] as number;
			products[other + j + k] = sums[BLOCK + k] as number;
		}
	}
}

/**
 * Returns `dense · small`, with a small matrix of `columns` columns in double precision. Two rows are multiplied by four
 * columns at a time, so that each number is read a fraction as often; the order of additions is the same.
 */
export function multiplySmall(dense: DenseMatrix, small: Float64Array, columns: number): DenseMatrix {
	const { rows, columns: inner, values } = dense;
	const product = denseMatrix(rows, columns);
	const blocks = blocksOf(small, inner, columns);
	const pair = new Float64Array(2 * inner);
	const sums = new Float64Array(2 * BLOCK);
	for (let row = 0; row < rows; row += 2) {
		// If the number of rows is odd, the last one is multiplied twice.
		const next = Math.min(row + 1, rows - 1);
		for (let i = 0; i < inner; i++) {
			pair[2 * i] = values[row * inner + i] as number;
			pair[2 * i + 1] = values[next * inner + i] as number;
		}
		for (let column = 0; column < columns; column += BLOCK) {
			sums.fill(0);
			multiplyPair(pair, blocks, column * inner, sums);
			for (let j = 0; j < BLOCK && column + j < columns; j++) {
				product.values[row * columns + column + j] = sums[j] as number;
				product.values[next * columns + column + j] = sums[BLOCK + j] as number;
			}
		}
	}
	return product;
}

/** Returns the columns of a matrix by blocks of four, each row after row; the last block is filled up with zeros. */
function blocksOf(matrix: Float32Array | Float64Array, rows: number, columns: number): Float64Array {
	const blocks = new Float64Array(rows * BLOCK * Math.ceil(columns / BLOCK));
	for (let i = 0; i < rows; i++) {
		for (let j = 0; j < columns; j++) {
			blocks[(j - (j % BLOCK)) * rows + i * BLOCK + (j % BLOCK)] = matrix[i * columns + j] as number;
		}
	}
	return blocks;
}

/** Multiplies two interleaved rows by the block of columns that begins at `from`, and adds the products to the sums. */
function multiplyPair(pair: Float64Array, blocks: Float64Array, from: number, sums: Float64Array): void {
	let a = sums[0] as number;
	let b = sums[1] as number;
	let c = sums[2] as number;
	let d = sums[3] as number;
	let e = sums[4] as number;
	let f = sums[5] as number;
	let g = sums[6] as number;
	let h = sums[7] as number;
	for (let i = 0, at = from; i < pair.length; i += 2, at += BLOCK) {
		const x = pair[i] as number;
		const y = pair[i + 1] as number;
		const p = blocks[at] as number;
		const q = blocks[at + 1] as number;
		const r = blocks[at + 2] as number;
		const s = blocks[at + 3] as number;
		a += x * p;
		b += x * q;
		c += x * r;
		d += x * s;
		e += y * p;
		f += y * q;
		g += y * r;
		h += y * s;
	}
	sums[0] = a;
	sums[1] = b;
	sums[2] = c;
	sums[3] = d;
	sums[4] = e;
	sums[5] = f;
	sums[6] = g;
	sums[7] = h;
}

/** Oversampled columns, and iterations: enough for the precision of int8. */
const SPARE = 16;
const ROUNDS = 4;

/** Directions with a smaller eigenvalue, relative to the largest, are noise. */
const MIN_SIZE = 1e-9;

const SEED = 3;

/**
 * Returns the directions in which vectors are longest, as the columns of a matrix: the first eigenvectors of the sum of
 * their outer products. They are computed by subspace iteration from a random start (Halko, Martinsson and Tropp,
 * "Finding structure with randomness", 2011), with bitwise the same result in every engine.
 *
 * @param most maximum number of directions; there are no more than independent vectors
 */
export function directionsOf(vectors: DenseMatrix, most: number): DenseMatrix {
	const size = vectors.columns;
	const products: DenseMatrix = {
		rows: size,
		columns: size,
		values: Float32Array.from(innerProducts(vectors, vectors)),
	};
	const width = Math.min(most + SPARE, size);
	let basis = orthonormal(times(products, signs(size, width, SEED)));
	for (let round = 1; round < ROUNDS; round++) basis = orthonormal(times(products, times(products, basis)));
	const image = times(products, times(products, basis));
	const { values, vectors: own } = eigenOf(symmetric(innerProducts(basis, image), basis.columns), basis.columns);
	const kept = Math.min(most, countAbove(values));
	return multiplySmall(basis, firstColumns(own, basis.columns, kept), kept);
}

function times(left: DenseMatrix, right: DenseMatrix): DenseMatrix {
	return multiplySmall(left, Float64Array.from(right.values), right.columns);
}

function countAbove(values: Float64Array): number {
	return values.filter((value) => value > MIN_SIZE * (values[0] as number)).length;
}

/** Returns a random matrix of 1 and -1. */
function signs(rows: number, columns: number, seed: number): DenseMatrix {
	const random = randomFrom(seed);
	const matrix = denseMatrix(rows, columns);
	for (let i = 0; i < matrix.values.length; i++) matrix.values[i] = random() < 0.5 ? -1 : 1;
	return matrix;
}

/** Returns an orthonormal basis of the column space, by the eigenvectors of the inner products. */
function orthonormal(matrix: DenseMatrix): DenseMatrix {
	const size = matrix.columns;
	const { values, vectors } = eigenOf(innerProducts(matrix, matrix), size);
	const kept = countAbove(values);
	const factors = firstColumns(vectors, size, kept);
	for (let i = 0; i < factors.length; i++) factors[i] = (factors[i] as number) / Math.sqrt(values[i % kept] as number);
	return multiplySmall(matrix, factors, kept);
}

function firstColumns(matrix: Float64Array, size: number, columns: number): Float64Array {
	const first = new Float64Array(size * columns);
	for (let row = 0; row < size; row++) {
		for (let i = 0; i < columns; i++) first[row * columns + i] = matrix[row * size + i] as number;
	}
	return first;
}

/** Removes the rounding errors of a symmetric matrix, in place. */
function symmetric(matrix: Float64Array, size: number): Float64Array {
	for (let i = 0; i < size; i++) {
		for (let j = 0; j < i; j++) {
			const mean = ((matrix[i * size + j] as number) + (matrix[j * size + i] as number)) / 2;
			matrix[i * size + j] = mean;
			matrix[j * size + i] = mean;
		}
	}
	return matrix;
}

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

/**
 * Returns a pseudorandom generator of numbers from 0 to below 1, the same in every engine (Mulberry32).
 */
export function randomFrom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** A matrix as small integers with a scale per row. */
export interface Quantized {
	/** Row after row. */
	readonly numbers: Int8Array;
	/** The value of 1 in each row; 0 for a row of zeros. */
	readonly scales: Float32Array;
}

/**
 * Quantizes each row of a matrix separately.
 *
 * @param level the integer for the largest absolute value of a row
 * @param clip larger values are cut off, in units of the root mean square of the row
 */
export function quantize(
	{ rows, columns, values }: DenseMatrix,
	level: number,
	clip = Number.POSITIVE_INFINITY,
): Quantized {
	const numbers = new Int8Array(rows * columns);
	const scales = new Float32Array(rows);
	for (let row = 0; row < rows; row++) {
		let most = 0;
		let square = 0;
		for (let j = row * columns; j < (row + 1) * columns; j++) {
			most = Math.max(most, Math.abs(values[j] as number));
			square += (values[j] as number) ** 2;
		}
		if (most === 0) continue;
		most = Math.min(most, clip * Math.sqrt(square / columns));
		for (let j = row * columns; j < (row + 1) * columns; j++) {
			const value = Math.max(-most, Math.min(most, values[j] as number));
			numbers[j] = Math.round((value * level) / most);
		}
		scales[row] = most / level;
	}
	return { numbers, scales };
}

/** Significant digits of scales. The omitted part is smaller than the error of quantization. */
const SCALE_DIGITS = 4;

/** Rounds a scale for storage. */
export function roundedScale(scale: number): number {
	return Number(scale.toPrecision(SCALE_DIGITS));
}
