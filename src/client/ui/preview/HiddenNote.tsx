import { chakra } from '@chakra-ui/react';
import { isEntityName } from '../../../model/schema/entities';
import { formatLocalTime } from '../../../model/format/localTime';
import { selectTimeZone, selectVisibility } from '../../store/content/hiddenRows';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../text/useTexts';

export interface MarkedRow {
  /** The kind of the row: 'tanker'. */
  readonly entity: string;
  readonly id: number;
  /** A mark over the nearest positioned element, or a word within a line. */
  readonly shape?: 'card' | 'line';
}

const stripes =
  'repeating-linear-gradient(135deg, transparent 0 10px, color-mix(in srgb, currentColor 9%, transparent) 10px 20px)';

/** Stripes over a card, which let clicks through. */
const Cover = chakra('span', {
  base: {
    position: 'absolute',
    inset: '0',
    zIndex: '2',
    pointerEvents: 'none',
    backgroundImage: stripes,
    padding: '2',
    paddingTop: '14', // below the content in the corner of a picture
  },
});

const Note = chakra('span', {
  base: {
    display: 'inline-block',
    paddingInline: '2',
    paddingBlock: '1',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    color: 'fg.default',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'currentcolor',
    borderRadius: 'sm',
    'a + &': { marginInlineStart: '3' }, // beside the link back to the list
  },
});

/** Says that visitors do not see a row, and when they will. */
const HiddenNote = ({ entity, id, shape = 'card' }: MarkedRow) => {
  const text = useTexts('admin');
  const language = useAppSelector(selectLanguage);
  const timeZone = useAppSelector(selectTimeZone);
  const onlineAt = useAppSelector((state) =>
    isEntityName(entity) ? (selectVisibility(state, entity, id)?.onlineAt ?? '') : '',
  );
  const time = formatLocalTime(onlineAt, timeZone, language);
  const words = [text('hidden-note'), ...(time === '' ? [] : [text('goes-online', { time })])].join(' · ');
  return shape === 'line' ? (
    <Note backgroundImage={stripes}>{words}</Note>
  ) : (
    <Cover>
      <Note>{words}</Note>
    </Cover>
  );
};

export default HiddenNote;
