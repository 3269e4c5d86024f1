import { PinakesError } from '@pinakes/query';

/** The error for a file of a model; every one of them has the same fix. */
export function modelError(file: string, what: string): PinakesError {
	return new PinakesError(
		'invalid_model',
		`${file} ${what}. Name the folder of a model in the Model2Vec layout.`,
		file,
	);
}
