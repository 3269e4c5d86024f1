import { PinakesError } from '@pinakes/query';

/** Returns the error for an invalid file of a model. All of them have the same fix. */
export function modelError(file: string, what: string): PinakesError {
	const message = `${file} ${what}. Name the folder of a model in the Model2Vec layout.`;
	return new PinakesError('invalid_model', message, file);
}
