/** Entry point of worker processes. */
import { serveParsing } from './parse-file.ts';

serveParsing();
