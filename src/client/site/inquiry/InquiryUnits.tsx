import { chakra } from '@chakra-ui/react';
import { Link } from '../../ui/navigation/Link';
import type { InquiryAbout } from '../../../model/inquiries/aboutAddress';
import { Picture } from '../../ui/components/Picture';
import { useTexts } from '../../ui/text/useTexts';
import { useInquiryUnits } from './useInquiryUnits';

const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '2' } });

const Unit = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '3',
    padding: '2',
    bg: 'bg.sunken',
    borderStartWidth: '4px',
    borderStyle: 'solid',
    borderColor: 'accent.solid',
    lineHeight: 'snug',
    '& > a': {
      display: 'inline-flex',
      flexDirection: 'column',
      justifyContent: 'center',
      minHeight: '11',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
});

/** The width of a small picture, in px: the browser loads the smallest variant. */
const thumbnailSizes = '80px';

/** The items that a question is about: pictures, names and numbers, with links back to them. */
export function InquiryUnits({ about }: { about: InquiryAbout }) {
  const text = useTexts('inquiry');
  const units = useInquiryUnits(about);
  if (about.rowIds.length === 0 || about.subject === 'inspection') return null;
  if (units.length === 0) return <p role="status">{text('gone')}</p>;
  return (
    <div>
      <chakra.p srOnly>{text('attached-to')}</chakra.p>
      <List>
        {units.map(({ id, name, number, image, path }) => (
          <Unit key={id}>
            {image === undefined ? (
              <span />
            ) : (
              <Picture src={image} alt="" sizes={thumbnailSizes} width="20" isFirst />
            )}
            <Link to={path}>
              {name}
              {number ? (
                <chakra.span fontSize="sm" fontWeight="normal" color="fg.muted">
                  {text('unit-number', { number })}
                </chakra.span>
              ) : null}
            </Link>
          </Unit>
        ))}
      </List>
    </div>
  );
}
