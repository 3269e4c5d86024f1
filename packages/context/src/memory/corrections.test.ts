import { describe, expect, it } from 'vitest';
import { createMemoryStore } from './store.ts';

/** Returns what a second memory replaces, `old` or nothing. */
function replaced(before: string, after: string): readonly string[] {
	const store = createMemoryStore([
		{ id: 'old', kind: 'long_term', text: before, origin: 'Ann' },
		{ id: 'new', kind: 'long_term', text: after, origin: 'Ann' },
	]);
	return store.get('new')?.corrects ?? [];
}

describe('a later memory', () => {
	it.each([
		['I live in NYC', 'I moved to LA'],
		['The server runs Postgres 14', 'The server was upgraded to Postgres 16'],
		['Standup is at 9:30 in the Ocean room', 'Standup moved to 10:15, still in the Ocean room'],
		['The coffee machine on floor 3 is broken', 'The coffee machine is fixed'],
		['Our CEO is Jane', 'Our new CEO is Peter'],
		['my base is at 100 64 -200', 'actually, my base is at 7 70 9'],
		['the vault code is 1234', 'no, the code is 9'],
		['Bob owes me 5 diamonds', 'Bob no longer owes me diamonds'],
		['我的基地在河边的塔楼里', '其实我的基地在沙漠里'],
		['密码是 1234', '更正：密码是 4321'],
		['會議在週三', '會議改到週四'],
		['组长是李伟', '新组长是王芳'],
		['食堂六点关门', '食堂现在七点关门'],
		['I live in Lisbon', 'I now live in Porto'],
		['We live in a flat in Lyon', 'We moved to Nantes last month'],
		['Clara lives in Porto', 'Clara moved to Madrid'],
		['Clara lives in Porto', 'Clara relocated to Braga'],
		['I work at Google', 'I switched jobs, I work at Apple now'],
		['I work at a bakery', 'I now work at a library'],
		['My favourite colour is green', 'Actually my favorite color is blue'],
		['The server runs Debian 12', 'The server was upgraded to Debian 13'],
		['I moved to Berlin', 'I moved to Munich'],
		['The password is tulip', 'I changed the password to rose'],
		['The release is on Friday', 'The release was postponed to Monday'],
		['我住在北京', '我搬到了杭州'],
		['我搬到了杭州', '我搬到苏州了'],
		['我在腾讯上班', '我换工作了，现在在字节跳动上班'],
		['小李住在上海', '小李搬到广州了'],
		['服务器版本是 1.20', '服务器升级到 1.21 了'],
		['会议在周三', '会议改到周四了'],
		['我的手机号是 138', '我的手机号换成 139 了'],
		['I live in Oslo', "I've moved to Bergen"],
		['I live at 12 Mill Lane', 'I moved to 4 Park Street'],
		['Tom lives in Leeds', 'Tom has relocated to York'],
		['My parents live in Kent', 'My parents moved to Devon'],
		['The office is in Munich', 'The office moved to Berlin'],
		['I work for Siemens', 'I now work for Bosch'],
		['My favorite food is pizza', 'My favourite food is now sushi'],
		['I drive a Golf', 'I now drive a Tesla'],
		['The database is Postgres 14', 'The database was migrated to Postgres 16'],
		['The rent is 900', 'The rent was raised to 950'],
		['My flight is at 7 am', 'My flight was rescheduled to 9 am'],
		['I moved to Lisbon', 'Actually I moved to Porto'],
		['我住在成都', '我现在住在重庆'],
		['我住在成都', '我搬家了，现在住重庆'],
		['小王在百度上班', '小王跳槽到阿里了'],
		['我在学校工作', '我现在在医院工作'],
		['密码是 abc', '密码改成 xyz 了'],
		['例会在三楼会议室', '例会改到五楼会议室了'],
		['I live in Lisbon', 'I moved from Lisbon to Porto'],
		['I live in Lisbon', "I've just moved to the US"],
		['我搬到北京了', '我现在住广州'],
		['My exam is on Wednesday', 'the exam was moved to Friday'],
		['The staging cluster runs Kubernetes 1.29', 'we upgraded the staging cluster to Kubernetes 1.31'],
		['My manager is Ines', 'My manager is now Tobias'],
		['I am vegetarian', 'I am no longer vegetarian'],
		['基地在沙漠神殿旁边', '基地搬到雪山脚下了'],
		['我的考试在周三', '考试改到周五了'],
	])('replaces one of the same subject and attribute: %s, %s', (before, after) => {
		expect(replaced(before, after)).toEqual(['old']);
	});

	it.each([
		['服务器版本是 1.20.4', '服务器地址换成 10.0.0.9'],
		['The guest wifi password is tulip', 'The guest wifi name is Harbor'],
		['Standup is at 9:30', 'Standup is in the Ocean room'],
		['Marcus is vegetarian', 'Marcus is now the owner of the printer'],
		['I like tea', 'I now like coffee'],
		['I live in Boston', 'My sister moved to Denver'],
		['The coffee machine on floor 3 is broken', 'The coffee machine on floor 5 is fixed'],
		['Parking spot 14 is ours', 'Parking spot 15 is now ours'],
		['会议在周三下午两点', '会议室换到 302 了'],
		['第1号矿洞有钻石', '第2号矿洞有钻石'],
		['the vault code is 1234', 'haha, actually that was fun'],
		['The server address is 10.0.0.4', 'The server was upgraded to Debian 13'],
		['I love Berlin', 'I moved to Berlin'],
		['I live in Lisbon', 'I switched to decaf'],
		['I live in Lisbon', 'I became a father'],
		['I live in Lisbon', 'I upgraded to Windows 11'],
		['I live in Lisbon', 'I changed my hair'],
		['I live in Lisbon', 'I changed jobs'],
		['I live in Lisbon', 'I reset my router'],
		['I live in Lisbon', 'I updated my CV'],
		['I live in Lisbon', 'I moved the couch'],
		['I live in Lisbon', 'I moved from Windows to Linux'],
		['I live in Lisbon', 'I swapped shifts with Tom'],
		['Clara lives in Porto', 'Clara became a doctor'],
		['我住在上海', '我换了新手机'],
		['我住在上海', '我搬到了新的工位'],
		['I switched to decaf', 'I became a father'],
		['The server moved to Frankfurt', 'The server was upgraded to Debian 13'],
		['我搬到了杭州', '我升级到了 Windows 11'],
		['I work at Google', 'I moved to Berlin'],
		['I live in Rome', 'I switched to a standing desk'],
		['The office is in Munich', 'The office was renamed Hub'],
		['My sister lives in Rome', 'My sister became a lawyer'],
		['I live in Boston', 'I replaced my phone'],
		['I live in Boston', 'I moved my car'],
		['I live in Boston', 'I dropped my phone'],
		['I live in Boston', 'I raised my rates'],
		['I live in Boston', 'I moved to a new desk'],
		['I live in Boston', 'I moved on to the next chapter'],
		['I live in Boston', 'I switched from tea to coffee'],
		['I live in Boston', 'I went to Spain in May'],
		['I live in Boston', 'I brought cake'],
		['I live in Boston', 'I moved to the second round'],
		['Tom lives in Leeds', 'Tom switched to oat milk'],
		['Tom lives in Leeds', 'Tom became a grandfather'],
		['We live in Kent', 'We changed the sheets'],
		['I became a vegetarian', 'I switched to Firefox'],
		['I moved to Oslo', 'I changed my name'],
		['The site moved to AWS', 'The site was renamed Hub'],
		['The printer moved to the hall', 'The printer was updated to firmware 3'],
		['我住在成都', '我换了发型'],
		['我住在成都', '我调到了夜班'],
		['我换了手机', '我改了密码'],
		['My boss is Ted', 'My boss is angry today'],
		['My boss is Ted', 'My boss is now angry'],
		['My daughter is called Mia', 'My daughter is 7'],
		['My brother is a nurse', 'My brother is now a father'],
		['The team lead is Anna', 'The team lead is now sick'],
		['My car is a Volvo', 'My car is dirty'],
		['The budget is 4000 euros', 'The budget is due on Monday'],
		['My shift starts at 6', 'My shift starts in the warehouse'],
		['I work at Siemens', 'I work from home on Fridays'],
		['The shop opens on Monday', 'The shop opens on Saturday'],
		['我老板是张姐', '我老板今天很生气'],
		['我的车是比亚迪', '我的车现在在修理厂'],
	])('replaces none of another: %s, %s', (before, after) => {
		expect(replaced(before, after)).toEqual([]);
	});

	it('replaces nothing of another speaker, audience or later time, and nothing twice', () => {
		const store = createMemoryStore([
			{ id: 'a', kind: 'long_term', text: 'I live in NYC', origin: 'Ann' },
			{ id: 'b', kind: 'long_term', text: 'I moved to LA', origin: 'Bob' },
			{ id: 'c', kind: 'long_term', text: 'I moved to LA', origin: 'Ann', owner: 'Ann' },
			{ id: 'd', kind: 'long_term', text: 'I moved to Rome', origin: 'Ann' },
			{ id: 'e', kind: 'long_term', text: 'I moved to Oslo', origin: 'Ann' },
			{ id: 'f', kind: 'long_term', text: 'Lunch is at 12', time: 5 },
			{ id: 'g', kind: 'long_term', text: 'Lunch is at 1 now', time: 4 },
			{ id: 'h', kind: 'long_term', text: 'Lunch is at 1 pm now', corrects: [], time: 6 },
		]);
		expect(store.list().flatMap(({ id, corrects }) => (corrects?.length ? [[id, corrects]] : []))).toEqual([
			['d', ['a']],
			['e', ['d']],
		]);
	});

	it('that claims to correct all others is refused, and what it replaces is in the hit', () => {
		const ids = Array.from({ length: 101 }, (_, i) => `m${i}`);
		const store = createMemoryStore([{ id: 'm0', kind: 'dialogue', text: 'The boat is red' }]);
		expect(() => store.add({ kind: 'dialogue', text: 'all wrong', corrects: ids })).toThrow(/at most 100 ids/);
		store.add({ kind: 'dialogue', text: 'The boat is now blue' });
		expect(store.search({ message: 'is the boat red?' })).toMatchObject([
			{ memory: { text: 'The boat is now blue' }, replaces: ['m0'] },
		]);
	});
});
