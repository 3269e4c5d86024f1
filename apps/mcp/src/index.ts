/** An MCP server over a Pinakes index. */
export { type CurrentIndex, currentIndex } from './index/current-index.ts';
export type { IndexLocation, RemoteSettings } from './index/index-location.ts';
export { locateIndex } from './index/locate-index.ts';
export { type Serving, serve } from './serve.ts';
export { serveUntilEnd } from './serve-until-end.ts';
export { createServer, VERSION } from './server.ts';
export { type HttpSettings, type McpArguments, type Settings, settingsOf } from './settings.ts';
export type { ToolSettings } from './tool.ts';
