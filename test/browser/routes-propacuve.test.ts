import { ownRoutes, testRoutesOf } from '../support/routesOfBrand';

testRoutesOf({ brand: 'propacuve', language: 'en', routes: ownRoutes });
