import { chakra } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import type { Inquiry } from '../../../model/inquiries/inquiry';
import { brandUrl } from '../../../model/site/brands';
import { useAppSelector } from '../../store/hooks';
import { useTexts } from '../../ui/text/useTexts';

/** What an inquiry is about, named as it was then, with links to where the brand's site shows it. */
export function InquiryUnits({ inquiry: { units, brand, language } }: { readonly inquiry: Inquiry }) {
  const text = useTexts('inbox');
  const { brandHosts, origin } = useAppSelector((state) => state.site);
  if (units.length === 0) return null;
  const urlOf = (path: string): string =>
    new URL(path, brandUrl(brand, brandHosts, new URL(origin || window.location.origin))).href;
  return (
    <chakra.div>
      <chakra.h3 fontSize="sm" fontWeight="semibold" color="fg.muted">
        {text('units')}
      </chakra.h3>
      <chakra.ul listStyle="none">
        {units.map(({ id, name, path }) => (
          <li key={`${path} ${id}`}>
            <chakra.a
              href={urlOf(path)}
              target="_blank"
              rel="noopener"
              display="inline-flex"
              alignItems="center"
              gap="2"
              minHeight="11"
              fontWeight="semibold"
              color="accent.solid"
              textDecoration="underline"
              textUnderlineOffset="0.2em"
              overflowWrap="anywhere"
            >
              <span lang={language}>{name}</span>
              <ExternalLink aria-hidden="true" size={18} style={{ flexShrink: 0 }} />
              <chakra.span srOnly>({text('opens-site')})</chakra.span>
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
