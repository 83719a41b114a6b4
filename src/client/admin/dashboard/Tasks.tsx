import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import {
  CalendarClock,
  CircleCheck,
  DollarSign,
  ImageOff,
  Languages,
  MessageSquareText,
  UserRound,
} from 'lucide-react';
import { useAppSelector } from '../../store/hooks';
import { selectEditedRow } from '../../store/content/hiddenRows';
import type { ScheduledTime } from '../../../model/admin/schedules';
import type { StoredRow } from '../../store/content/storedRow';
import { useTexts } from '../../ui/text/useTexts';
import { useRowName } from '../fields/rowNames';
import { useTimeText } from '../list/useTimeText';
import { useLanguageCounts } from '../requests/useLanguageReview';
import { TaskLink } from './TaskLink';
import { useRowLink } from '../navigation/useRowLink';
import type { Task } from './useTasks';
import { useTasks } from './useTasks';
import { usePathTo } from '../../ui/text/usePathTo';
import { usePlural } from '../../ui/text/usePlural';
import { languages } from '../../../model/site/languages';
import { lookupBrandText } from '../../../model/text/brandTexts';
import { selectBrand, selectTextIndex } from '../../store/selectors';
import { openSearch } from '../../../model/admin/openRequest';

/** Its key on the page of texts `privacy`. */
const textKey = 'responsible-name';

/** Whether the privacy page names nobody yet, in one of the languages. */
function useIsPrivacyUnnamed(): boolean {
  const index = useAppSelector(selectTextIndex);
  const brand = useAppSelector(selectBrand);
  return languages.some(
    (language) => lookupBrandText(index, brand, language, textKey, 'privacy')?.resource.trim() === '',
  );
}

/** Asks the owner to name who is responsible for privacy, and leads to that text. */
function PrivacyTask() {
  const text = useTexts('dashboard');
  const path = usePathTo();
  return (
    <TaskLink
      to={path('editTexts', { classKey: 'privacy' }) + openSearch(textKey)}
      icon={UserRound}
      sentence={text('privacy')}
      detail={text('privacy-detail')}
    />
  );
}

interface LanguageTaskProps {
  /** At least one. */
  readonly counts: ReturnType<typeof useLanguageCounts>;
}

/** The line of the two languages, which leads to their review. */
function LanguageTask({ counts }: LanguageTaskProps) {
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

const icons: Readonly<Record<Task['task'], LucideIcon>> = {
  leaving: CalendarClock,
  price: DollarSign,
  picture: ImageOff,
  translation: Languages,
  alternativeText: MessageSquareText,
};

/** The number of items that a line names. It counts the others. */
const maxNames = 3;

const TaskLine = ({ task, entity, rows }: Task) => {
  const text = useTexts('dashboard');
  const kinds = useTexts('import');
  const rowName = useRowName(entity);
  const rowLink = useRowLink();
  const [first] = rows;
  if (!first) return null;
  const names = rows.slice(0, maxNames).map((row) => rowName(row, row.displayOrder).name);
  const more = rows.length - names.length;
  const listed = names.join(', ');
  return (
    <TaskLink
      to={rowLink(entity, first)}
      icon={icons[task]}
      sentence={text(task, { kind: kinds(`kind-${entity}`), count: rows.length })}
      detail={more > 0 ? text('and-more', { names: listed, count: more }) : listed}
    />
  );
};

/** The link to the row that goes online or offline next. */
const NextLine = ({ row: { entity, rowId }, transition: way, time }: ScheduledTime) => {
  const text = useTexts('dashboard');
  const timeText = useTimeText();
  const rowName = useRowName(entity);
  const rowLink = useRowLink();
  const row: StoredRow | undefined = useAppSelector((state) => selectEditedRow(state, entity, rowId));
  if (!row) return null;
  return (
    <TaskLink
      to={rowLink(entity, row)}
      icon={CalendarClock}
      sentence={text(`next-${way}`, { name: rowName(row, row.displayOrder).name })}
      detail={timeText(time)}
    />
  );
};

/** Lists the gaps of the content and the next scheduled time, each with a link to its place. */
export function Tasks() {
  const text = useTexts('dashboard');
  const { tasks, next } = useTasks();
  const counts = useLanguageCounts();
  const isPrivacyUnnamed = useIsPrivacyUnnamed();
  if (tasks.length === 0 && !next && counts.length === 0 && !isPrivacyUnnamed)
    return (
      <chakra.p display="flex" alignItems="center" gap="2.5" marginBottom="4">
        <CircleCheck aria-hidden="true" size={20} style={{ flexShrink: 0 }} />
        {text('all-done')}
      </chakra.p>
    );
  return (
    <chakra.ul
      listStyle="none"
      marginBottom="4"
      bg="bg.surface"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="line.subtle"
      borderRadius="md"
      overflow="hidden"
    >
      {isPrivacyUnnamed ? <PrivacyTask /> : null}
      {tasks.map((task) => (
        <TaskLine key={`${task.task} ${task.entity}`} {...task} />
      ))}
      {counts.length > 0 ? <LanguageTask counts={counts} /> : null}
      {next ? <NextLine {...next} /> : null}
    </chakra.ul>
  );
}
