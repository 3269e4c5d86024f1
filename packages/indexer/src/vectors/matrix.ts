/** A sparse matrix by rows: entries `starts[i]` to `starts[i + 1]` are those of row i. */
export interface SparseMatrix {
	readonly rows: number;
	readonly columns: number;
	readonly starts: Uint32Array;
	readonly places: Uint32Array;
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

/** `sparse · dense`. */
export function multiply(sparse: SparseMatrix, dense: DenseMatrix): DenseMatrix {
	const width = dense.columns;
	const product = denseMatrix(sparse.rows, width);
	const sum = new Float64Array(width);
	for (let row = 0; row < sparse.rows; row++) {
		sum.fill(0);
		for (let i = sparse.starts[row] as number; i < (sparse.starts[row + 1] as number); i++) {
			addScaled(sum, dense.values, (sparse.places[i] as number) * width, sparse.values[i] as number);
		}
		product.values.set(sum, row * width);
	}
	return product;
}

function addScaled(sum: Float64Array, values: Float32Array, from: number, factor: number): void {
	for (let j = 0; j < sum.length; j++) sum[j] = (sum[j] as number) + factor * (values[from + j] as number);
}

/** The matrix with rows and columns exchanged. */
export function transpose({ rows, columns, starts, places, values }: SparseMatrix): SparseMatrix {
	const ends = new Uint32Array(columns + 1);
	for (const place of places) ends[place + 1] = (ends[place + 1] as number) + 1;
	for (let i = 0; i < columns; i++) ends[i + 1] = (ends[i + 1] as number) + (ends[i] as number);
	const next = ends.slice();
	const turned = new Uint32Array(places.length);
	const moved = new Float32Array(places.length);
	for (let row = 0; row < rows; row++) {
		for (let i = starts[row] as number; i < (starts[row + 1] as number); i++) {
			const column = places[i] as number;
			const at = next[column] as number;
			turned[at] = row;
			moved[at] = values[i] as number;
			next[column] = at + 1;
		}
	}
	return { rows: columns, columns: rows, starts: ends, places: turned, values: moved };
}

/** `leftᵀ · right`, both with the same rows; square and small, so in double precision, row after row. */
export function innerProducts(left: DenseMatrix, right: DenseMatrix): Float64Array {
	const { rows, columns } = left;
	const width = right.columns;
	const products = new Float64Array(columns * width);
	for (let row = 0; row < rows; row++) {
		for (let i = 0; i < columns; i++) {
			const factor = left.values[row * columns + i] as number;
			if (factor !== 0) addProducts(products, i * width, right.values, row * width, width, factor);
		}
	}
	return products;
}

function addProducts(
	sums: Float64Array,
	to: number,
	values: Float32Array,
	from: number,
	width: number,
	factor: number,
): void {
	for (let j = 0; j < width; j++) sums[to + j] = (sums[to + j] as number) + factor * (values[from + j] as number);
}

/** `dense · small`, of a small matrix in double precision with `columns` columns. */
export function multiplySmall(dense: DenseMatrix, small: Float64Array, columns: number): DenseMatrix {
	const product = denseMatrix(dense.rows, columns);
	const sum = new Float64Array(columns);
	for (let row = 0; row < dense.rows; row++) {
		sum.fill(0);
		for (let i = 0; i < dense.columns; i++) {
			const factor = dense.values[row * dense.columns + i] as number;
			for (let j = 0; j < columns; j++) sum[j] = (sum[j] as number) + factor * (small[i * columns + j] as number);
		}
		product.values.set(sum, row * columns);
	}
	return product;
}
