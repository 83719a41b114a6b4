import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Picture } from '../../ui/components/Picture';
import { useTexts } from '../../ui/text/useTexts';
import type { FieldChange } from './describeFields';

interface SideProps {
  readonly field: FieldChange;
  readonly value: string;
  /** The alt text of the value when it is a picture. */
  readonly alt: string;
}

/** One side of a change: a small picture or text. */
const Side = ({ field, value, alt }: SideProps) => {
  const text = useTexts('history');
  if (value === '') return <chakra.span color="fg.muted">{text('nothing')}</chakra.span>;
  return field.kind === 'image' ? (
    <Picture
      src={value}
      alt={alt}
      sizes="6rem"
      width="24"
      display="inline-block"
      verticalAlign="middle"
      borderRadius="sm"
    />
  ) : (
    <span lang={field.language}>{value}</span>
  );
};

/** Names the side for screen readers, which do not announce the arrow. */
const ScreenReaderOnly = ({ children }: { readonly children: string }) => (
  <>
    <chakra.span srOnly>{children}</chakra.span>{' '}
  </>
);

const Sides = ({ field }: { readonly field: FieldChange }) => {
  const text = useTexts('history');
  const { before, after, kind } = field;
  if (kind === 'formatting') return <chakra.span color="fg.muted">{text('formatting-only')}</chakra.span>;
  if (before === undefined || after === undefined)
    return <Side field={field} value={after ?? before ?? ''} alt={field.label} />;
  return (
    <>
      <chakra.del textDecoration="none" color="fg.muted">
        <ScreenReaderOnly>{text('before')}</ScreenReaderOnly>
        <Side field={field} value={before} alt="" />
      </chakra.del>{' '}
      <chakra.svg
        as={ArrowRight}
        aria-hidden="true"
        display="inline"
        width="4"
        height="4"
        verticalAlign="middle"
        color="accent.solid"
      />{' '}
      <chakra.ins textDecoration="none" fontWeight="medium">
        <ScreenReaderOnly>{text('after')}</ScreenReaderOnly>
        <Side field={field} value={after} alt="" />
      </chakra.ins>
    </>
  );
};

/** The changed fields of a row: label, value before and value after. */
export function FieldChanges({ fields }: { readonly fields: readonly FieldChange[] }) {
  return (
    <chakra.dl display="grid" gap="1.5">
      {fields.map((field) => (
        <chakra.div
          key={field.column}
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' }}
          columnGap="4"
        >
          <chakra.dt fontSize="sm" color="fg.muted" _firstLetter={{ textTransform: 'uppercase' }}>
            {field.label}
          </chakra.dt>
          <chakra.dd overflowWrap="anywhere">
            <Sides field={field} />
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
