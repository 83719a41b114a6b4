import { testRoutesOf } from '../../support/browser/routesOfBrand';

testRoutesOf({ brand: 'propacuve', language: 'en', axe: 'colours' });
