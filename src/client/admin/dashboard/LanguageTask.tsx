import { Languages } from 'lucide-react';
import { usePathTo } from '../../ui/text/usePathTo';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import type { useLanguageCounts } from '../requests/useLanguageReview';
import { TaskLink } from './TaskLink';

interface LanguageTaskProps {
  /** At least one. */
  readonly counts: ReturnType<typeof useLanguageCounts>;
}

/** The line of the two languages, which leads to their review. */
export function LanguageTask({ counts }: LanguageTaskProps) {
  const text = useTexts('languages');
  const path = usePathTo();
  const plural = usePlural();
  const count = counts.reduce((sum, each) => sum + each.count, 0);
  return (
    <TaskLink
      to={path('languages')}
      icon={Languages}
      sentence={text(`task-${plural(count)}`, { count })}
      detail={counts
        .map((each) => text('task-part', { state: text(`state-${each.state}`), count: each.count }))
        .join(' · ')}
    />
  );
}
