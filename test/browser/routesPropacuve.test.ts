import { ownRoutes, testRoutesOf } from '../support/browser/routesOfBrand';

testRoutesOf({ brand: 'propacuve', language: 'en', routes: ownRoutes, axe: 'colours' });
