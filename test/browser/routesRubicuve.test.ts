import { ownRoutes, testRoutesOf } from '../support/browser/routesOfBrand';

testRoutesOf({ brand: 'rubicuve', language: 'fr', routes: ownRoutes, axe: 'colours' });
