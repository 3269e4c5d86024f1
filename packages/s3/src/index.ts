/** Pinakes indexes in S3-compatible object stores. */
export { type BucketAddress, isBucketAddress, readBucketAddress } from './address.ts';
export { type Bucket, openBucket } from './bucket.ts';
export { type PublishedFiles, type PublishOptions, type PublishSummary, publishIndex } from './publish.ts';
export { type BucketSettings, settingsOf } from './settings.ts';
export { bucketSource } from './source.ts';
