import { ExternalLink } from 'lucide-react';
import type { EntityName } from '../../../../model/schema/entities';
import { useAppSelector } from '../../../store/hooks';
import { AnchorButton } from '../../../ui/components/button';
import { newTab } from '../../../ui/navigation/newTab';
import { useTexts } from '../../../ui/text/useTexts';
import { selectSiteUrl } from '../../../store/content/siteUrl';

interface ViewOnSiteProps {
  readonly entity: EntityName;
  readonly rowId: number;
  /** The name of the row, part of the label. */
  readonly name: string;
}

/** A link to where visitors see a row, in a new tab. Nothing for a hidden row. */
export function ViewOnSite({ entity, rowId, name }: ViewOnSiteProps) {
  const label = useTexts('editors')('view-of', { name });
  const href = useAppSelector((state) => selectSiteUrl(state, entity, rowId));
  return href === undefined ? null : (
    <AnchorButton variant="ghost" size="icon" aria-label={label} title={label} href={href} {...newTab(href)}>
      <ExternalLink aria-hidden="true" size={20} />
    </AnchorButton>
  );
}
