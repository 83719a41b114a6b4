import { NotFound } from '../ui/parts/NotFound';

/** A path that the site does not have. */
export const NotFoundScreen = () => <NotFound />;
