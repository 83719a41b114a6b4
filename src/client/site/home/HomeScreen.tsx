import { Hero } from './Hero';
import { HomeSections } from './HomeSections';

/** The home page: the opening picture, and the sections of the brand in its order (model/site/screens/trades). */
const HomeScreen = () => (
  <>
    <Hero />
    <HomeSections />
  </>
);

export default HomeScreen;
