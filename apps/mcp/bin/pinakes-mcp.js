#!/usr/bin/env node
import module from 'node:module';

// Node 22 and later keep what they compile: agents start the server for every session.
module.enableCompileCache?.();
const { main } = await import('../dist/main.js');

process.exitCode = await main(process.argv.slice(2));
