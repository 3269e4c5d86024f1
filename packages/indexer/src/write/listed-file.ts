import type { Manifest } from '@pinakes/query';

/** All fields of a manifest but the list of files and the checksum. */
export type ManifestFields = Omit<Manifest, 'files' | 'checksum'>;

/** The entry of a file in the manifest. */
export interface ListedFile {
	readonly bytes: number;
	/** Hexadecimal. */
	readonly sha256: string;
}
