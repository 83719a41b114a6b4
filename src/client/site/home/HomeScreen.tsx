import { Hero } from './Hero';
import { LazyHomeSections } from './LazyHomeSections';

/** The home page: the opening picture, and the sections of the brand in its order (model/site/screens/homeFaces). */
const HomeScreen = () => (
  <>
    <Hero />
    <LazyHomeSections />
  </>
);

export default HomeScreen;
