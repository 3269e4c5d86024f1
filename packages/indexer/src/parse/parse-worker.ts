/** The file that workers are started with. */
import { serveParsing } from './serve-parsing.ts';

serveParsing();
