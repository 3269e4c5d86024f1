/** A sparse matrix by rows: entries `starts[i]` to `starts[i + 1]` belong to row i, `indices` are their columns. */
export interface SparseMatrix {
	readonly rows: number;
	readonly columns: number;
	readonly starts: Uint32Array;
	readonly indices: Uint32Array;
	readonly values: Float32Array;
}

/** A dense matrix, row after row. */
export interface DenseMatrix {
	readonly rows: number;
	readonly columns: number;
	readonly values: Float32Array;
}

export function denseMatrix(rows: number, columns: number): DenseMatrix {
	return { rows, columns, values: new Float32Array(rows * columns) };
}

/** Returns `sparse · dense`. */
export function multiply({ rows, starts, indices, values }: SparseMatrix, dense: DenseMatrix): DenseMatrix {
	const width = dense.columns;
	const product = denseMatrix(rows, width);
	const sum = new Float64Array(width);
	for (let row = 0; row < rows; row++) {
		sum.fill(0);
		addRows(sum, dense.values, indices, values, starts[row] as number, starts[row + 1] as number);
		product.values.set(sum, row * width);
	}
	return product;
}

/**
 * Adds rows of a matrix, times factors, to a sum of their width. Four rows are added in one pass, so that the sum is
 * read and written once; the order of additions is the same.
 */
export function addRows(
	sum: Float64Array,
	values: Float32Array | Float64Array,
	indices: Uint32Array,
	factors: Float32Array,
	from: number,
	to: number,
): void {
	let i = from;
	for (; i + 4 <= to; i += 4) addFourRows(sum, values, indices, factors, i);
	for (; i < to; i++) {
		const start = (indices[i] as number) * sum.length;
		const factor = factors[i] as number;
		for (let j = 0; j < sum.length; j++) sum[j] = (sum[j] as number) + factor * (values[start + j] as number);
	}
}

function addFourRows(
	sum: Float64Array,
	values: Float32Array | Float64Array,
	indices: Uint32Array,
	factors: Float32Array,
	first: number,
): void {
	const width = sum.length;
	const a = (indices[first] as number) * width;
	const b = (indices[first + 1] as number) * width;
	const c = (indices[first + 2] as number) * width;
	const d = (indices[first + 3] as number) * width;
	const p = factors[first] as number;
	const q = factors[first + 1] as number;
	const r = factors[first + 2] as number;
	const s = factors[first + 3] as number;
	for (let j = 0; j < width; j++) {
		sum[j] =
			(sum[j] as number) +
			p * (values[a + j] as number) +
			q * (values[b + j] as number) +
			r * (values[c + j] as number) +
			s * (values[d + j] as number);
	}
}

export function transpose({ rows, columns, starts, indices, values }: SparseMatrix): SparseMatrix {
	const ends = new Uint32Array(columns + 1);
	for (const index of indices) ends[index + 1] = (ends[index + 1] as number) + 1;
	for (let i = 0; i < columns; i++) ends[i + 1] = (ends[i + 1] as number) + (ends[i] as number);
	const next = ends.slice();
	const turned = new Uint32Array(indices.length);
	const moved = new Float32Array(indices.length);
	for (let row = 0; row < rows; row++) {
		for (let i = starts[row] as number; i < (starts[row + 1] as number); i++) {
			const column = indices[i] as number;
			const at = next[column] as number;
			turned[at] = row;
			moved[at] = values[i] as number;
			next[column] = at + 1;
		}
	}
	return { rows: columns, columns: rows, starts: ends, indices: turned, values: moved };
}

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

const BLOCK = 4;

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
