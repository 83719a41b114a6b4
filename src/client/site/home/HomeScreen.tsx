import { Description } from './Description';
import { Hero } from './Hero';
import { PromiseCards } from './PromiseCards';
import { SisterCompanies } from './SisterCompanies';

/** The first page: the trade, the sister companies, the firm in a few words, and what it promises. */
const HomeScreen = () => (
  <>
    <Hero />
    <SisterCompanies />
    <Description />
    <PromiseCards />
  </>
);

export default HomeScreen;
