import { testRoutesOf } from '../support/routesOfBrand';

testRoutesOf('propacuve');
