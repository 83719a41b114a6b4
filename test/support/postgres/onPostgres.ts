import { kindVariable } from './postgres';

/** For every file of tests of a project: its servers keep their content in PostgreSQL. */
process.env[kindVariable] = 'postgres';
