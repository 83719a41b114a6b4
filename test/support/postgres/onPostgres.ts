import { kindVariable } from './postgres';

/** For every test file of a Jest project: its servers store their content in PostgreSQL. */
process.env[kindVariable] = 'postgres';
