/** What tests use of s3rver, which has no types. */
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
