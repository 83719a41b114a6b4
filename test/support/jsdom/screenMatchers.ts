import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What comes late (a modal's code) may take its time on a machine that is busy with other suites.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
