/** Entry point of worker processes. */
import { serveParsing } from './serve-parsing.ts';

serveParsing();
