import { describe, expect, it } from 'vitest';
import { pageLanguage } from './page-language.ts';

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
