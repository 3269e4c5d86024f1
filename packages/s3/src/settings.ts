import { PinakesError } from '@pinakes/query';
import { check } from '@pinakes/query/format/errors';
import { withDefaults } from '@pinakes/query/format/with-defaults';

/** Settings of an object store. Without a key, requests are not signed. */
export interface BucketSettings {
	readonly region: string;
	/** The URL of a store other than Amazon's, with buckets as folders below it. */
	readonly endpoint?: string | undefined;
	readonly key?: AccessKey | undefined;
}

interface AccessKey {
	readonly accessKeyId: string;
	readonly secretAccessKey: string;
	readonly sessionToken?: string | undefined;
}

const DEFAULT_REGION = 'us-east-1';

/**
 * Reads the settings from the usual environment variables: `AWS_REGION` or `AWS_DEFAULT_REGION`, `AWS_ENDPOINT_URL_S3`
 * or `AWS_ENDPOINT_URL`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and `AWS_SESSION_TOKEN`.
 *
 * @param endpoint takes precedence over the variables
 * @throws PinakesError `invalid_value` for an endpoint that is not a URL, or an incomplete key
 */
export function settingsOf(env: Readonly<Record<string, string | undefined>>, endpoint?: string): BucketSettings {
	const accessKeyId = env.AWS_ACCESS_KEY_ID || undefined;
	const secretAccessKey = env.AWS_SECRET_ACCESS_KEY || undefined;
	if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
		throw new PinakesError(
			'invalid_value',
			'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together: set both, or neither.',
		);
	}
	const key =
		accessKeyId !== undefined && secretAccessKey !== undefined
			? { accessKeyId, secretAccessKey, sessionToken: env.AWS_SESSION_TOKEN || undefined }
			: undefined;
	return {
		region: env.AWS_REGION || env.AWS_DEFAULT_REGION || DEFAULT_REGION,
		endpoint: checkEndpoint(endpoint || env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || undefined),
		key,
	};
}

/**
 * Checks settings that a program gives, and returns them.
 *
 * @throws PinakesError `invalid_value`, `unknown_field`
 */
export function checkSettings(settings: BucketSettings): BucketSettings {
	const none = { region: '', endpoint: undefined, key: undefined };
	const { region, endpoint, key } = withDefaults<Required<BucketSettings>>(settings, none);
	check(
		typeof region === 'string' && region !== '',
		`The settings of a bucket need a region, such as ${DEFAULT_REGION}.`,
	);
	check(
		key === undefined || (typeof key.accessKeyId === 'string' && typeof key.secretAccessKey === 'string'),
		'The key of a bucket must be { accessKeyId, secretAccessKey }.',
	);
	return { region, endpoint: checkEndpoint(endpoint), key };
}

function checkEndpoint(endpoint: string | undefined): string | undefined {
	if (endpoint === undefined) return undefined;
	const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
	if (url === undefined || !/^https?:$/.test(url.protocol) || /[?#@]/.test(endpoint)) {
		throw new PinakesError(
			'invalid_value',
			'The endpoint of the object store is not valid: write its http or https URL, such as https://storage.example.com.',
		);
	}
	return endpoint.replace(/\/$/, '');
}
