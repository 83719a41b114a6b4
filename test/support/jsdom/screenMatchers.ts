import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Code that is loaded lazily, such as a modal's, may be slow on a machine that is busy with other suites.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
