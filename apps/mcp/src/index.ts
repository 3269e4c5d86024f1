/** An MCP server over a Pinakes index. */
export { type CurrentIndex, currentIndex } from './index/current-index.ts';
export type { IndexLocation, RemoteSettings } from './index/locate-index.ts';
export { locateIndex } from './index/locate-index.ts';
export type { McpArguments } from './options.ts';
export { type Serving, type Settings, serve, serveUntilEnd, settingsOf } from './serve.ts';
export type { HttpSettings } from './server/http.ts';
export { createServer, VERSION } from './server/server.ts';
export type { ToolSettings } from './tools/tool.ts';
