import { testRoutesOf } from '../support/routesOfBrand';

testRoutesOf('norcuve');
