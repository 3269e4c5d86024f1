/** An MCP server over a Pinakes index. */
export { type CurrentIndex, currentIndex } from './current-index.ts';
export type { IndexLocation, RemoteSettings } from './locate-index.ts';
export { locateIndex } from './locate-index.ts';
export { type Serving, serve, serveUntilEnd } from './serve.ts';
export { createServer, VERSION } from './server.ts';
export { type HttpSettings, type McpArguments, type Settings, settingsOf } from './settings.ts';
export type { ToolSettings } from './tool.ts';
