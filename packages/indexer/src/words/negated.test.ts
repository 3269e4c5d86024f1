import { describe, expect, it } from 'vitest';
import { withoutNegated } from './negated.ts';

describe('withoutNegated', () => {
	it.each([
		['on this machine, without internet and with no API key', /internet|API key/],
		['Transcribes audio, fully offline. Does not need a GPU', /GPU/],
		["doesn't require an API key", /API/],
		['never sends data to the cloud', /cloud/],
		['works without access to the internet', /internet/],
		['works without any network, GPU or API key', /network|GPU|API/],
		['runs with or without a GPU', /GPU/],
		['without using the network', /network/],
		['does not rely on the internet', /internet/],
		['it never connects to the cloud', /cloud/],
		['there is no need for Docker', /Docker/],
		['an API key is not required', /API|key/],
		['a no-cloud tool', /cloud/],
		['no database required', /database/],
		['does not need a key and works without network', /network/],
		['Without internet and without any API key.', /internet|API/],
		['无需联网，也不需要 API key 或 GPU', /联网|API|GPU/],
		['不依赖网络、云服务和数据库', /网络|云服务|数据库/],
		['免密钥，不联网，无网络环境下可用', /密钥|联网|网络/],
		['資料不會離開本機，無需網路', /網路/],
		['没有网络也可以用', /网络/],
		['不需要网络，数据不能外传', /网络/],
		['数据不会上传到云端', /云端/],
	])('%j does not speak of %s', (text, things) => {
		expect(withoutNegated(text)).not.toMatch(things);
	});

	it.each([
		['does not work without network', /network/],
		['it is not usable without internet', /internet/],
		["won't run without a GPU", /GPU/],
		['Without a network it does not work', /network/],
		['does not need a GPU but uses the network', /network/],
		['does not need a GPU and runs in the browser', /browser/],
		['Without internet access, asks the database', /database/],
		['migrates tables without locking the database', /database/],
		['never lose a row of the database', /database/],
		['a no-code database builder', /database/],
		['needs no setup. Uses the network', /network/],
		['no SQL to query the database', /database/],
		['works without a server via the internet', /internet/],
		['Do not use it by hand: controls the browser', /browser/],
		['离不开网络', /网络/],
		['没有网络就无法使用', /网络/],
		['不联网不能用', /联网/],
		['没有网络，就不可用', /网络/],
		['不能没有网络', /网络/],
		['免费数据库', /数据库/],
		['无需配置即可连接数据库', /数据库/],
		['无需安装，在浏览器中打开', /浏览器/],
		['不用写代码也能操作浏览器', /浏览器/],
		['无障碍数据库', /数据库/],
	])('%j speaks of %s', (text, things) => {
		expect(withoutNegated(text)).toMatch(things);
	});
});
