import { ownRoutes, testRoutesOf } from '../support/routesOfBrand';

testRoutesOf({ brand: 'rubicuve', language: 'fr', routes: ownRoutes });
