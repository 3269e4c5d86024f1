import { PinakesError } from '@pinakes/query';

/** Returns the error for an invalid file of a model. All of them have the same fix. */
export function modelError(file: string, what: string): PinakesError {
	return new PinakesError(
		'invalid_model',
		`${file} ${what}. Name the folder of a model in the Model2Vec layout.`,
		file,
	);
}
