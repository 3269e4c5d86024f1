/** Builds an index. Run as `node build.js SOURCES FOLDER VECTORS`. */
import { buildIndex } from '@pinakes/indexer';

const [sources = '', out = '', vectors = ''] = process.argv.slice(2);
await buildIndex({ folders: [sources], out, vectors: /** @type {'lsa' | 'static'} */ (vectors) });
