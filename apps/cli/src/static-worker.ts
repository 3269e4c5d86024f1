/** The thread in which builds make static vectors; see `WORKERS` in scripts/bundle-options.js. */
import { serveStatic } from '@pinakes/indexer/internal/kinds/vectors/serve-static';

serveStatic();
