import { testRoutesOf } from '../../support/browser/routesOfBrand';

testRoutesOf({ brand: 'norcuve', language: 'en' });

testRoutesOf({ brand: 'norcuve', language: 'fr', axe: 'nothing' });
