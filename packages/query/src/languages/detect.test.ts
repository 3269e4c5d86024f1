import { describe, expect, it } from 'vitest';
import { languageOfQuestion } from './detect.ts';

describe('the language of a question', () => {
	it.each([
		['Wie stelle ich eine Datenbank wieder her, wenn sie nicht startet?', 'de'],
		['comment restaurer une base de données avec les sauvegardes', 'fr'],
		['¿Cómo se restaura una base de datos cuando no hay copia?', 'es'],
		['как восстановить базу данных, если она не работает', 'ru'],
		['how do I restore a database when it does not start?', undefined],
		['恢复数据库', undefined],
		['car insurance', undefined],
		['git rebase', undefined],
		['', undefined],
	])('%s: %s', (question, code) => {
		expect(languageOfQuestion(question)).toBe(code);
	});
});
