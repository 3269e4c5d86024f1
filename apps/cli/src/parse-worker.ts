/** The worker in which builds parse documents; see `PARSE_WORKER` in scripts/bundle-options.js. */
import { serveParsing } from '@pinakes/indexer/internal/parse/serve-parsing';

serveParsing();
