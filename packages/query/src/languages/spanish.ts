import { stemmer } from '@orama/stemmers/spanish';
import { defineLanguage } from './define.ts';

/** Only function words: longer lists contain words such as `estado` and `uso`, which documentation is about. */
const STOP_WORDS =
	'a al algo alguna algunas alguno algunos ante antes aquel aquella aquello así aun aún bajo bien cada casi como cómo con contra ' +
	'cual cuál cuales cuáles cualquier cuando cuándo cuanto cuánto cuanta cuánta cuantos cuántos cuantas cuántas de debe deben debo del desde después donde dónde dos durante e el él ella ' +
	'ellas ellos en entonces entre era eran eres es esa esas ese eso esos esta está estas están este esto estos estoy fue fueron ha haber había ' +
	'hace hacia han has hasta hay he hemos la las le les lo los luego mas más me mi mí mis mientras muy nada ni ningún ninguna no nos nosotros ' +
	'nuestra nuestro o os otra otras otro otros para pero poco podemos por porque pueda puede pueden puedo pues que qué quien quién quienes quiénes se sea sean ' +
	'ser si sí sido sin sino sobre solo sólo son soy su sus suya suyo también tampoco tan tanto te tengo ti tiene tienen toda todas todo todos ' +
	'tu tú tus un una unas uno unos usted ustedes y ya yo adónde cuya cuyas cuyo cuyos debería estar podría hacer hacen';

/** Restores the accent of an ending that the stemmer only knows with it. */
const restore = (word: string): string => word.replace(/([aiu])cion$/, '$1ción');

/** Spanish, by the Snowball stemmer. */
export const SPANISH = /* @__PURE__ */ defineLanguage(
	'spanish',
	'es',
	(word) => stemmer(restore(word)),
	STOP_WORDS.split(' '),
);
