import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { LinkButton } from '../../../ui/components/button';
import { usePathTo } from '../../../ui/text/usePathTo';
import { usePlural } from '../../../ui/text/usePlural';
import { useTexts } from '../../../ui/text/useTexts';
import type { TextRow } from './textRows';
import { usePageName } from '../../controls/usePageName';

interface TextLinksProps {
  readonly title: string;
  readonly pages: readonly string[];
  /** The texts of each page that the account may edit; other pages are not shown. */
  readonly rows: ReadonlyMap<string, readonly TextRow[]>;
}

/** Links to the editors of a group, with the number of texts in each. */
export function TextLinks({ title, pages, rows }: TextLinksProps) {
  const id = useId();
  const text = useTexts('edit-resources');
  const plural = usePlural();
  const pageName = usePageName();
  const path = usePathTo();
  const shown = pages.filter((page) => rows.has(page));
  if (shown.length === 0) return null;
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="3">
      <chakra.h2 id={id} fontSize="2xl">
        {title}
      </chakra.h2>
      <chakra.ul
        listStyle="none"
        display="grid"
        gap="2"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        }}
      >
        {shown.map((page) => {
          const count = rows.get(page)?.length ?? 0;
          return (
            <li key={page}>
              <LinkButton
                to={path('editTexts', { classKey: page })}
                variant="ghost"
                width="full"
                height="full"
                justifyContent="flex-start"
                textAlign="start"
                bg="bg.surface"
                borderColor="line.subtle"
                _hover={{ bg: 'accent.subtle', borderColor: 'accent.solid' }}
              >
                <chakra.span flex="1" minWidth="0">
                  {pageName(page)}
                </chakra.span>
                <chakra.span
                  fontFamily="body"
                  fontSize="sm"
                  fontWeight="medium"
                  color="fg.muted"
                  whiteSpace="nowrap"
                >
                  {text(`count-${plural(count)}`, { count })}
                </chakra.span>
                <ChevronRight aria-hidden="true" size={18} />
              </LinkButton>
            </li>
          );
        })}
      </chakra.ul>
    </chakra.section>
  );
}
