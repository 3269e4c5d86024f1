import { describe, expect, it } from 'vitest';
import { namesIn } from './goal.ts';

describe('namesIn', () => {
	it.each([
		['debug the Zapier flow that posts to Slack', ['zapier', 'slack']],
		['Write a test. Use JUnit', ['junit']],
		['add an ADR for gRPC', ['adr', 'grpc']],
		['把 MySQL 数据库迁移到 tidb', ['mysql', 'tidb']],
		['how do I deploy? Please help', ['i']],
		['Convert this: Then stop', []],
		['present the Q3 results by Friday, in Excel', ['excel']],
		['plan December with Jira', ['jira']],
		['ship it in May, not on Monday', []],
		['', []],
		['数据库', []],
	])('of %j are %j', (text, names) => {
		expect([...namesIn(text)]).toEqual(names);
	});
});
