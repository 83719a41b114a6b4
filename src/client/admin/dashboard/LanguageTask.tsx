import { Languages } from 'lucide-react';
import { findings } from '../../../model/parity/review';
import { usePathTo } from '../../ui/text/usePathTo';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import { useLanguageFacts, useReviewedPairs } from '../requests/useLanguageReview';
import { TaskLink } from './TaskLink';

/** The number of texts that one language lacks or says differently, in each state; undefined if there is none. */
export function useLanguageCounts() {
  useLanguageFacts();
  const reviewed = useReviewedPairs();
  const counts = findings.flatMap((state) => {
    const { length } = reviewed.filter(({ review }) => review.status === state);
    return length === 0 ? [] : [{ state, count: length }];
  });
  return counts.length === 0 ? undefined : counts;
}

interface LanguageTaskProps {
  readonly counts: NonNullable<ReturnType<typeof useLanguageCounts>>;
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
