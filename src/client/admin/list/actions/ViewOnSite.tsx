import { ExternalLink, ScanEye } from 'lucide-react';
import type { EntityName } from '../../../../model/schema/entities';
import { useAppSelector } from '../../../store/hooks';
import { AnchorButton } from '../../../ui/components/button';
import { newTab } from '../../../ui/navigation/newTab';
import { useTexts } from '../../../ui/text/useTexts';
import { selectPreviewUrl, selectSiteUrl } from '../../../store/content/siteUrl';

interface ViewOnSiteProps {
  readonly entity: EntityName;
  readonly rowId: number;
  /** The name of the row, part of the label. */
  readonly name: string;
}

/**
 * The link to a row on the public site; a hidden row has a link to its preview for administrators. Undefined
 * if no page shows the row.
 */
export function useSiteView({ entity, rowId, name }: ViewOnSiteProps) {
  const text = useTexts('editors');
  const seen = useAppSelector((state) => selectSiteUrl(state, entity, rowId));
  const preview = useAppSelector((state) => selectPreviewUrl(state, entity, rowId));
  const href = seen ?? preview;
  if (href === undefined) return undefined;
  return seen === undefined
    ? { href, label: text('preview'), name: text('preview-of', { name }), Icon: ScanEye }
    : { href, label: text('view-on-site'), name: text('view-of', { name }), Icon: ExternalLink };
}

/** The link of `useSiteView` as an icon. It opens a new tab. */
export function ViewOnSite(props: ViewOnSiteProps) {
  const view = useSiteView(props);
  if (!view) return null;
  const { href, name, Icon } = view;
  return (
    <AnchorButton variant="ghost" size="icon" aria-label={name} title={name} href={href} {...newTab(href)}>
      <Icon aria-hidden="true" size={20} />
    </AnchorButton>
  );
}
