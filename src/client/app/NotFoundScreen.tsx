import { NotFound } from '../ui/components/NotFound';

/** A path that the site does not have. */
export const NotFoundScreen = () => <NotFound />;
