/** Source for indexes whose files are in packs. Separate entry point. */
export { packedSource } from './format/sources/packs.js';
