/** The file that the thread for static vectors is started with. */
import { serveStatic } from './serve-static.ts';

serveStatic();
