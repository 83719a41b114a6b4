import { testRoutesOf } from '../../support/browser/routesOfBrand';

testRoutesOf({ brand: 'norcuve', language: 'en', extent: 'everything' });

testRoutesOf({ brand: 'norcuve', language: 'fr', extent: 'words' });

testRoutesOf({ brand: 'rubicuve', language: 'fr', extent: 'colours' });

testRoutesOf({ brand: 'propacuve', language: 'en', extent: 'colours' });
