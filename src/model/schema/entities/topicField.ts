import type { Topic } from '../../inquiries/topics';
import { topics } from '../../inquiries/topics';
import type { Field, Option } from '../fields';

/** The topic of a telephone number or an email address. Without a topic, it is for anything. */
export const topicField = {
  kind: 'choice',
  label: 'editors/topic',
  options: topics.map((topic): Option<Topic> => ({ value: topic, label: `editors/topic-${topic}` })),
} as const satisfies Field;
