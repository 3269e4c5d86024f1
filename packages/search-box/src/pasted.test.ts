import { describe, expect, it } from 'vitest';
import { tellingLine } from './pasted.ts';

const NODE = `/home/me/app/node_modules/kiln/dist/index.js:12
    throw new Error('x');
    ^

TypeError: Cannot read properties of undefined (reading 'proxy')
    at resolve (/home/me/app/node_modules/kiln/dist/index.js:12:11)
    at async Promise.all (index 0)

Node.js v20.1.0`;

const PYTHON = `Traceback (most recent call last):
  File "/srv/app/main.py", line 3, in <module>
    run()
  File "/srv/app/run.py", line 9, in run
    raise KeyError(name)
redis.exceptions.ConnectionError: Error 111 connecting to localhost:6379. Connection refused.`;

const JAVA = `Exception in thread "main" java.lang.RuntimeException: could not start
	at com.acme.Main.main(Main.java:10)
Caused by: java.sql.SQLException: Access denied for user 'root'@'localhost'
	at com.acme.Db.open(Db.java:4)
	... 1 more`;

const RUST = `   Compiling app v0.1.0 (/home/me/app)
error[E0382]: borrow of moved value: \`name\`
 --> src/main.rs:5:20
  |
3 |     let other = name;
  |                 ---- value moved here`;

describe('tellingLine', () => {
	it.each([
		['Node.js', NODE, "TypeError: Cannot read properties of undefined (reading 'proxy')"],
		['Python', PYTHON, 'redis.exceptions.ConnectionError: Error 111 connecting to localhost:6379. Connection refused.'],
		['Java', JAVA, "Caused by: java.sql.SQLException: Access denied for user 'root'@'localhost'"],
		['Rust', RUST, 'error[E0382]: borrow of moved value: `name`'],
		['Chinese', '2026-01-02 10:00:00 启动\n错误：无法连接到数据库\n结束', '错误：无法连接到数据库'],
	])('of an error of %s', (_name, text, line) => {
		expect(tellingLine(text)).toBe(line);
	});

	it('is a short text as it is', () => {
		expect(tellingLine(' how do I deploy? ')).toBe('how do I deploy?');
	});

	it('of 4 kB is at most 300 characters, also without lines', () => {
		const log = `${'The build began at the usual time. '.repeat(110)}Error: port 3000 is in use. ${'Then it ended. '.repeat(20)}`;
		expect(tellingLine(log)).toBe('Error: port 3000 is in use.');
		expect(tellingLine('x'.repeat(4000)).length).toBeLessThanOrEqual(300);
		expect(tellingLine(`${NODE}\n${'    at x (y.js:1:1)\n'.repeat(300)}`)).toMatch(/^TypeError/);
	});
});
