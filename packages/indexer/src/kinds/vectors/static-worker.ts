/** Entry point of the thread for static vectors. */
import { serveStatic } from './serve-static.ts';

serveStatic();
