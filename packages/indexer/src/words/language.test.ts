import { describe, expect, it } from 'vitest';
import { languageOf, pageLanguage } from './language.ts';

const FRENCH =
	'Pour restaurer la sauvegarde, vous devez arrêter le serveur avant que les données soient copiées avec cet outil.';

describe('pageLanguage', () => {
	it.each([
		['en', 'a.md', 'Stop the server, then copy the files.'],
		['en', 'a.md', ''],
		['fr', 'a.md', FRENCH],
		['fr-CA', 'fr-CA/a.md', FRENCH],
		['zh', 'a.md', '停止服务器，然后复制文件。Run `backup --full`.'],
		['zh-TW', 'i18n/zh-TW/docs/a.md', '停止伺服器，然後複製檔案。'],
		['zh-CN', 'docs/a.zh_CN.md', '停止服务器，然后复制文件。'],
		['ja', 'a.md', 'サーバーを停止してからファイルをコピーします。'],
		['ko', 'a.md', '서버를 멈춘 다음 파일을 복사합니다.'],
		['en', 'zh-TW/a.md', 'Stop the server, then copy the files to the folder.'],
	])('is %s for %s: %s', (code, path, text) => {
		expect(pageLanguage({ path, texts: [text] })).toBe(code);
	});

	it.each([
		['pl', 'pl'],
		['pt_BR', 'pt-BR'],
		[' zh-Hant-TW ', 'zh-Hant-TW'],
		['English', 'en'],
		['"><script>', 'en'],
	])('is what a document declares, if it is a code: %s', (declared, code) => {
		expect(pageLanguage({ path: 'a.md', declared, texts: ['Stop the server.'] })).toBe(code);
	});
});

const found = (text: string, path = 'a.md', declared?: string): string => languageOf({ path, texts: [text], declared });

const GERMAN =
	'Wer die Datenbank wiederherstellen möchte, braucht eine Sicherung. Sie wird mit dem Werkzeug erstellt, das auch für den Umzug auf einen anderen Rechner nicht fehlen darf.';

describe('the language of a document', () => {
	it.each([
		['german', GERMAN],
		[
			'french',
			'Pour restaurer la base de données, il faut une sauvegarde. Elle est créée par un outil qui sert aussi dans les autres cas, et que vous devez avoir.',
		],
		[
			'spanish',
			'Para restaurar la base de datos se necesita una copia de seguridad, que se crea con la herramienta. También sirve cuando los datos están en otro equipo, pero no siempre.',
		],
		[
			'russian',
			'Чтобы восстановить базу данных, нужна резервная копия. Она создаётся программой, которая есть и на другом компьютере, но не всегда.',
		],
		[
			'english',
			'To restore the database you need a backup. It is made by the tool, which is also what you use when the data are on another computer.',
		],
		['english', '恢复数据库需要备份。备份由工具创建，也可以在另一台计算机上使用。'],
		['english', 'die die die die die die die die die'],
		['english', 'c d j l m n s t: variables and items are no words of a language'],
		['english', ''],
	])('is %s by its words', (name, text) => {
		expect(found(text)).toBe(name);
	});

	it('is what the document declares, whatever its words are', () => {
		expect(found(GERMAN, 'a.md', 'fr-CA')).toBe('french');
		expect(found(GERMAN, 'a.md', 'en')).toBe('english');
		expect(found(GERMAN, 'a.md', 'tlh')).toBe('english');
	});

	it.each(['docs/de/a.md', 'i18n/de-AT/a.md', 'a.de.md', 'docs\\de\\a.md'])('is that of the path %s', (path) => {
		expect(found('Sicherung', path)).toBe('german');
	});

	it('is that of a path whose few words are more often of a similar language', () => {
		const portuguese = 'Define o tratamento de espaço após abrir e antes de fechar chaves vazias.';
		expect(found(portuguese, 'i18n/pt-BR/a.md')).toBe('portuguese');
		expect(found(portuguese)).toBe('english');
	});

	it('is not that of a path whose words are of another language', () => {
		expect(found('It is made by the tool, which is also what you need.', 'it/no/id.md')).toBe('english');
	});

	it('is no Norwegian because of a folder for neural networks or a function', () => {
		expect(found('A context', 'torch/torch.no_grad.md')).toBe('english');
		expect(found('Sikkerhetskopi', 'a.no_NO.md')).toBe('norwegian');
		expect(found('激活函数', 'api/nn/relu_cn.rst')).toBe('english');
		expect(found('Sikkerhetskopi', 'docs/nn-NO/a.md')).toBe('norwegian');
	});
});
