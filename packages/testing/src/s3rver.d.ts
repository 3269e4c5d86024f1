/** Types of the part of s3rver that tests use; it has none. */
declare module '@20minutes/s3rver' {
	class S3rver {
		constructor(options: {
			address: string;
			port: number;
			silent: boolean;
			directory: string;
			configureBuckets: readonly { name: string }[];
		});
		run(): Promise<{ readonly port: number }>;
		close(): Promise<void>;
	}
	export = S3rver;
}
