import { PagePart } from '../../ui/components/PagePart';
import { Description } from './Description';
import { Hero } from './Hero';
import { PromiseCards } from './PromiseCards';
import { SisterCompanies } from './SisterCompanies';

/** The home page: hero, sister companies, description of the company, and its promises. */
const HomeScreen = () => (
  <>
    <Hero />
    <PagePart>
      <SisterCompanies />
    </PagePart>
    <PagePart>
      <Description />
    </PagePart>
    <PagePart>
      <PromiseCards />
    </PagePart>
  </>
);

export default HomeScreen;
