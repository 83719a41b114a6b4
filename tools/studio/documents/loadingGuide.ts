import { words } from './blocks';
import type { WrittenDocument } from './layout';
import { before } from './loadingGuide/before';
import { delivering } from './loadingGuide/delivering';
import { emergencies } from './loadingGuide/emergencies';
import { loading } from './loadingGuide/loading';

/** A guide for drivers: loading, delivering and emergencies. */
export const loadingGuide: WrittenDocument = {
  title: words('Loading guide', 'Guide de chargement'),
  subtitle: words(
    'Loading and delivering fuel or propane, from the walk-around to the last seal. Keep it in the cab.',
    'Charger et livrer du carburant ou du propane, de la ronde de sécurité au dernier sceau. À garder dans la cabine.',
  ),
  pages: [before, loading, delivering, emergencies],
};
