/** A dense matrix, row after row. */
export interface DenseMatrix {
	readonly rows: number;
	readonly columns: number;
	readonly values: Float32Array;
}

export function denseMatrix(rows: number, columns: number): DenseMatrix {
	return { rows, columns, values: new Float32Array(rows * columns) };
}

/**
 * Returns `leftᵀ · right`, both with the same number of rows, row after row in double precision. Rows are added in their
 * order. The product of a matrix with itself is symmetric: half of it is computed.
 */
export function innerProducts(left: DenseMatrix, right: DenseMatrix): Float64Array {
	const [columns, width] = [left.columns, right.columns];
	const products = new Float64Array(columns * width);
	const sums = Array.from({ length: columns }, (_, i) => products.subarray(i * width, (i + 1) * width));
	const isSymmetric = left === right;
	const own = new Float64Array(width);
	for (let row = 0; row < left.rows; row++) {
		own.set(right.values.subarray(row * width, (row + 1) * width));
		sums.forEach((sum, i) => {
			addRow(sum, own, left.values[row * columns + i] as number, isSymmetric ? i : 0);
		});
	}
	for (let i = 0; isSymmetric && i < columns; i++) {
		for (let j = 0; j < i; j++) products[i * width + j] = products[j * width + i] as number;
	}
	return products;
}

/** Returns `dense · small`, with a small matrix of `columns` columns in double precision. */
export function multiplySmall(dense: DenseMatrix, small: Float64Array, columns: number): DenseMatrix {
	const { rows, columns: inner, values } = dense;
	const product = denseMatrix(rows, columns);
	const sum = new Float64Array(columns);
	const others = Array.from({ length: inner }, (_, i) => small.subarray(i * columns, (i + 1) * columns));
	for (let row = 0; row < rows; row++) {
		sum.fill(0);
		others.forEach((other, i) => {
			addRow(sum, other, values[row * inner + i] as number, 0);
		});
		product.values.set(sum, row * columns);
	}
	return product;
}

/** Directions with a smaller singular value, relative to the largest, are noise. */
const MIN_SIZE = 1e-6;

/**
 * Returns the directions of two spaces along which vectors of the same texts agree most: the first singular vectors of
 * `leftᵀ · right`. For a matrix and itself both are its principal directions. They are bitwise the same in every engine.
 *
 * @param left a row for each text
 * @param right a row for each text, in another space
 * @param most maximum number of directions; there are no more than independent vectors
 * @returns columns of matrices; those of the same number belong together
 */
export function pairedDirections(left: DenseMatrix, right: DenseMatrix, most: number) {
	const products = innerProducts(left, right);
	const [size, width] = [left.columns, right.columns];
	const squares = new Float64Array(size * size);
	for (let i = 0; i < size; i++) {
		for (let j = 0; j <= i; j++) {
			let sum = 0;
			for (let k = 0; k < width; k++) sum += (products[i * width + k] as number) * (products[j * width + k] as number);
			squares[i * size + j] = sum;
			squares[j * size + i] = sum;
		}
	}
	const { values, vectors } = eigenOf(squares, size);
	const least = MIN_SIZE * MIN_SIZE * (values[0] ?? 0);
	const kept = Math.min(most, values.filter((value) => value > least).length);
	const own = denseMatrix(size, kept);
	const others = denseMatrix(width, kept);
	for (let column = 0; column < kept; column++) {
		const direction = vectors.subarray(column * size, (column + 1) * size);
		const other = new Float64Array(width);
		direction.forEach((value, i) => {
			own.values[i * kept + column] = value;
			for (let k = 0; k < width; k++) other[k] = (other[k] as number) + value * (products[i * width + k] as number);
		});
		const length = Math.sqrt(values[column] as number);
		other.forEach((value, k) => {
			others.values[k * kept + column] = value / length;
		});
	}
	return { left: own, right: others };
}

/** Squares of lengths below this are zeros that lost their digits. */
const TINY = 1e-290;

/** Maximum iterations for an eigenvalue; usually two suffice. */
const MAX_ITERATIONS = 60;

/** Off-diagonal values up to this share of the diagonal count as zero. */
const PRECISION = 2 ** -52;

/**
 * Computes the eigenvalues and eigenvectors of a symmetric matrix, by Householder reflections to a tridiagonal one and
 * QL iterations of that (Golub and Van Loan, "Matrix Computations", 8.3). It uses only sums, products, quotients and
 * square roots, which are exactly the same in every engine.
 *
 * @param symmetric row after row; modified
 * @returns eigenvalues, largest first, and eigenvectors one after the other
 */
export function eigenOf(symmetric: Float64Array, size: number): { values: Float64Array; vectors: Float64Array } {
	const { diagonal, beside, rows } = tridiagonal(symmetric, size);
	for (let first = 0; first < size; first++) {
		for (let iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
			let last = first;
			while (last < size - 1 && !isSmall(diagonal, beside, last)) last++;
			if (last === first) break;
			iterate(diagonal, beside, rows, first, last);
		}
	}
	const order = Array.from({ length: size }, (_, i) => i);
	order.sort((i, j) => (diagonal[j] as number) - (diagonal[i] as number) || i - j);
	const vectors = new Float64Array(size * size);
	for (const [to, from] of order.entries()) vectors.set(rows[from] as Float64Array, to * size);
	return { values: Float64Array.from(order, (i) => diagonal[i] as number), vectors };
}

function isSmall(diagonal: Float64Array, beside: Float64Array, i: number): boolean {
	const around = Math.abs(diagonal[i] as number) + Math.abs(diagonal[i + 1] as number);
	return Math.abs(beside[i] as number) <= PRECISION * around;
}

/**
 * Returns a tridiagonal matrix `T`, and the rows of the orthogonal `Q` with `Q · A · Qᵀ = T`. Element i of `beside` is beside the
 * diagonal's elements i and i + 1.
 */
function tridiagonal(symmetric: Float64Array, size: number) {
	const a = Array.from({ length: size }, (_, i) => symmetric.subarray(i * size, (i + 1) * size));
	const rows = Array.from({ length: size }, (_, i) => new Float64Array(size).fill(1, i, i + 1));
	const beside = new Float64Array(size);
	for (let k = 0; k < size - 1; k++) {
		const reflector = (a[k] as Float64Array).slice();
		reflector.fill(0, 0, k + 1);
		const length = Math.sqrt(dot(reflector, reflector, k + 1));
		const head = reflector[k + 1] as number;
		beside[k] = head > 0 ? -length : length;
		reflector[k + 1] = head - (beside[k] as number);
		const square = dot(reflector, reflector, k + 1);
		if (square < TINY) continue;
		const factor = 2 / square;
		const image = Float64Array.from(a, (row, i) => (i > k ? factor * dot(row, reflector, k + 1) : 0));
		const part = (factor / 2) * dot(image, reflector, k + 1);
		for (let i = k + 1; i < size; i++) image[i] = (image[i] as number) - part * (reflector[i] as number);
		for (let i = k + 1; i < size; i++) {
			addRow(a[i] as Float64Array, image, -(reflector[i] as number), k + 1);
			addRow(a[i] as Float64Array, reflector, -(image[i] as number), k + 1);
		}
		const sum = new Float64Array(size);
		for (let i = k + 1; i < size; i++) addRow(sum, rows[i] as Float64Array, reflector[i] as number, 0);
		for (let i = k + 1; i < size; i++) addRow(rows[i] as Float64Array, sum, -factor * (reflector[i] as number), 0);
	}
	return { diagonal: Float64Array.from(a, (row, i) => row[i] as number), beside, rows };
}

function dot(one: Float64Array, other: Float64Array, from: number): number {
	let sum = 0;
	for (let i = from; i < one.length; i++) sum += (one[i] as number) * (other[i] as number);
	return sum;
}

function addRow(row: Float64Array, other: Float64Array, factor: number, from: number): void {
	for (let i = from; i < row.length; i++) row[i] = (row[i] as number) + factor * (other[i] as number);
}

/** One implicit QL step on a block of a tridiagonal matrix, which also rotates the rows. */
function iterate(
	diagonal: Float64Array,
	beside: Float64Array,
	rows: readonly Float64Array[],
	first: number,
	last: number,
): void {
	const next = beside[first] as number;
	const slope = ((diagonal[first + 1] as number) - (diagonal[first] as number)) / (2 * next);
	const root = Math.sqrt(slope * slope + 1);
	let g = (diagonal[last] as number) - (diagonal[first] as number) + next / (slope + (slope < 0 ? -root : root));
	let [sine, cosine, shift] = [1, 1, 0];
	for (let i = last - 1; i >= first; i--) {
		const f = sine * (beside[i] as number);
		const b = cosine * (beside[i] as number);
		const length = Math.sqrt(f * f + g * g);
		beside[i + 1] = length;
		if (length === 0) {
			diagonal[i + 1] = (diagonal[i + 1] as number) - shift;
			beside[last] = 0;
			return;
		}
		sine = f / length;
		cosine = g / length;
		g = (diagonal[i + 1] as number) - shift;
		const r = ((diagonal[i] as number) - g) * sine + 2 * cosine * b;
		shift = sine * r;
		diagonal[i + 1] = g + shift;
		g = cosine * r - b;
		rotateRows(rows[i] as Float64Array, rows[i + 1] as Float64Array, cosine, sine);
	}
	diagonal[first] = (diagonal[first] as number) - shift;
	beside[first] = g;
	beside[last] = 0;
}

function rotateRows(one: Float64Array, other: Float64Array, cosine: number, sine: number): void {
	for (let i = 0; i < one.length; i++) {
		const x = one[i] as number;
		const y = other[i] as number;
		one[i] = cosine * x - sine * y;
		other[i] = sine * x + cosine * y;
	}
}

/**
 * Quantizes each row of a matrix separately.
 *
 * @param level the integer for the largest absolute value of a row
 * @param clip larger values are cut off, in units of the root mean square of the row
 * @returns small integers, row after row, and the value of 1 in each row; 0 for a row of zeros
 */
export function quantize(
	{ rows, columns, values }: DenseMatrix,
	level: number,
	clip = Number.POSITIVE_INFINITY,
): { numbers: Int8Array; scales: Float32Array } {
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
