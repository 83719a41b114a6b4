import { testRoutesOf } from '../support/routesOfBrand';

testRoutesOf({ brand: 'norcuve', language: 'en' });

testRoutesOf({ brand: 'norcuve', language: 'fr', isAccessibilityChecked: false });
