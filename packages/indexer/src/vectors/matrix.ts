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

/** Returns the transposed matrix. */
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

/** Returns `leftᵀ · right`, both with the same number of rows, row after row in double precision. */
export function innerProducts(left: DenseMatrix, right: DenseMatrix): Float64Array {
	const { rows, columns } = left;
	const width = right.columns;
	const products = new Float64Array(columns * width);
	const everyRow = numbersTo(rows);
	const column = new Float32Array(rows);
	for (let i = 0; i < columns; i++) {
		for (let row = 0; row < rows; row++) column[row] = left.values[row * columns + i] as number;
		addRows(products.subarray(i * width, (i + 1) * width), right.values, everyRow, column, 0, rows);
	}
	return products;
}

/** Returns `dense · small`, with a small matrix of `columns` columns in double precision. */
export function multiplySmall(dense: DenseMatrix, small: Float64Array, columns: number): DenseMatrix {
	const product = denseMatrix(dense.rows, columns);
	const everyRow = numbersTo(dense.columns);
	const sum = new Float64Array(columns);
	for (let row = 0; row < dense.rows; row++) {
		sum.fill(0);
		const factors = dense.values.subarray(row * dense.columns, (row + 1) * dense.columns);
		addRows(sum, small, everyRow, factors, 0, dense.columns);
		product.values.set(sum, row * columns);
	}
	return product;
}

function numbersTo(count: number): Uint32Array {
	const numbers = new Uint32Array(count);
	for (let i = 0; i < count; i++) numbers[i] = i;
	return numbers;
}
