import { createContext } from 'react';
import type { ServedForm } from '../../../model/inquiries/servedForm';

/** The server provides a posted form while it renders its page again. It is undefined in every other page. */
export const ServedFormContext = createContext<ServedForm | undefined>(undefined);
