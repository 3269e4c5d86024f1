import { addedLanguage, foldMarks } from '@pinakes/query/internal';
import { loadLanguages } from '@pinakes/query/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES } from './all.ts';

const stemIn = (name: string, word: string): string | undefined =>
	ALL_LANGUAGES.find((language) => language.name === name)?.stem?.(foldMarks(word.toLowerCase()));

describe('a language', () => {
	it.each([
		['german', 'Haus Häuser Häusern'],
		['german', 'Datenbank Datenbanken'],
		['german', 'speichern speichert gespeicherte Speicherung Speicher'],
		['german', 'aktualisieren aktualisiert aktualisierte Aktualisierung'],
		['german', 'öffnen öffnet geöffneten'],
		['german', 'auflösen aufgelöst Auflösung'],
		['german', 'benötigen benötigt benötigte'],
		['german', 'wechseln wechselt gewechselt'],
		['german', 'melden meldet gemeldet Meldung Meldungen'],
		['french', 'activer activée activées activité'],
		['french', 'fenêtre fenêtres fenetres'],
		['spanish', 'contraseña contraseñas contrasena'],
		['spanish', 'recuperación recuperaciones recuperacion recuperar'],
		['portuguese', 'configuração configurações configuracao configuracoes configurar'],
		['italian', 'attività attivare attivita'],
		['russian', 'файл файлы файлов'],
		['russian', 'обновить обновлять обновляется обновление обновлён'],
		['russian', 'указать указывать указание'],
		['russian', 'использовать используется использование'],
		['russian', 'создать создавать создание'],
		['russian', 'ссылка ссылок'],
		['russian', 'список списка'],
		['russian', 'настройка настроек'],
		['russian', 'столбец столбца'],
		['turkish', 'dosya dosyalar dosyaları dosyalari'],
		['dutch', 'bestand bestanden'],
		['swedish', 'rättigheter rättigheterna rattigheter'],
		['danish', 'filer filerne'],
		['norwegian', 'filer filene'],
		['finnish', 'taloissa taloista'],
		['hungarian', 'ablakban ablaknak'],
		['romanian', 'fișier fișiere fisiere'],
		['greek', 'αρχείο αρχεία αρχεια'],
		['arabic', 'كتاب الكتاب'],
		['indonesian', 'memakai dipakai'],
		['hindi', 'लड़का लड़के'],
	])('of %s brings %s together', (name, words) => {
		expect(new Set(words.split(' ').map((word) => stemIn(name, word))).size).toBe(1);
	});

	it.each([
		['german', 'Wert wer'],
		['german', 'Internet intern'],
		['german', 'Punkt Inhalt Text Element Paket Welt'],
		['russian', 'экран план урок'],
	])('of %s keeps %s apart', (name, words) => {
		const list = words.split(' ');
		expect(new Set(list.map((word) => stemIn(name, word))).size).toBe(list.length);
	});

	it.each([
		['german', 'wer womit wofür warum sollen dürfen möchte'],
		['french', 'quoi dont comment peuvent doivent être'],
		['spanish', 'adónde dónde cuánto cuyo podría'],
		['italian', 'cosa quale può devono'],
		['portuguese', 'aonde quanto porquê cuja pode deve'],
		['russian', 'откуда куда сколько можно нужно'],
		['turkish', 'nereden nerede hangi hangileri'],
	])('of %s does not index %s', (name, words) => {
		const language = ALL_LANGUAGES.find((one) => one.name === name);
		expect(words.split(' ').filter((word) => !language?.stopWords.has(foldMarks(word)))).toEqual([]);
	});

	it('of German has the verb ändern, which no stop word equals without its umlaut', () => {
		const german = ALL_LANGUAGES.find(({ name }) => name === 'german');
		expect(german?.stopWords.has('andern')).toBe(false);
		expect(german?.stopWords.has('anderen')).toBe(true);
	});

	it.each(ALL_LANGUAGES.filter(({ stopWords }) => ![...stopWords].some((word) => /[a-z]/.test(word))))(
		'$name, in other letters than Latin ones, leaves Latin words alone',
		({ stem }) => {
			for (const word of ['tests', 'running', 'kubernetes', 'les']) expect(stem?.(word)).toBe(word);
		},
	);

	it.each(ALL_LANGUAGES)('$name takes any word, and leaves identifiers as they are', ({ stem, stopWords }) => {
		fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 64 }), (word) => typeof stem?.(word) === 'string'));
		expect(stem?.('utf8_encoders')).toBe('utf8_encoders');
		expect(stem?.('a'.repeat(64))).toMatch(/^a+$/);
		for (const word of stopWords) expect(word).toBe(foldMarks(word));
	});

	it('has a name and a code that no other has', () => {
		expect(new Set(ALL_LANGUAGES.flatMap(({ name, code }) => [name, code])).size).toBe(2 * ALL_LANGUAGES.length);
	});
});

describe('loadLanguages', () => {
	it('adds every language by its name, and leaves out unknown names', async () => {
		await loadLanguages([...ALL_LANGUAGES.map(({ name }) => name), 'klingon', 'constructor']);
		for (const language of ALL_LANGUAGES) expect(addedLanguage(language.name)).toBe(language);
	});
});
