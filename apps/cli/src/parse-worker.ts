/** The worker in which builds parse documents; see `WORKERS` in scripts/bundle-options.js. */
import { serveParsing } from '@pinakes/indexer/internal';

serveParsing();
