import { testRoutesOf } from '../support/routesOfBrand';

testRoutesOf('rubicuve');
