/** Builds an index. Run as `node build.js SOURCES FOLDER`. */
import { buildIndex } from '@pinakes/indexer';

const [sources = '', out = ''] = process.argv.slice(2);
// Golden files have vectors that are learnt from the texts, however short these are.
await buildIndex({ folders: [sources], out, vectors: 'lsa' });
