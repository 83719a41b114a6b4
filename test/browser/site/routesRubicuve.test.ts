import { testRoutesOf } from '../../support/browser/routesOfBrand';

testRoutesOf({ brand: 'rubicuve', language: 'fr', axe: 'colours' });
