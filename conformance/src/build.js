/** Builds an index. Run as `node build.js SOURCES FOLDER`. */
import { buildIndex } from '@pinakes/indexer';

const [sources = '', out = ''] = process.argv.slice(2);
await buildIndex({ folders: [sources], out });
