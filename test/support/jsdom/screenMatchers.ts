import '@testing-library/jest-dom';
import * as React from 'react';
import { configure } from '@testing-library/react';

// Code that is loaded lazily, such as a modal's, may be slow on a machine that is busy with other suites.
configure({ asyncUtilTimeout: 60_000 });

/*
 * React's development build captures a stack trace for each element, for the component stacks of its warnings: a tenth of the
 * time of these tests. It stops at 10,000 in a second. Here it captures none.
 */
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
) as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
