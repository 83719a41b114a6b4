import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { Location } from 'react-router';
import { useLocation, useNavigate } from 'react-router';
import { searchWith } from '../../../../model/facets/selection';
import { sortParameter } from '../../../../model/site/screens/tankers/findTankers';
import { Button, LinkButton } from '../../../ui/components/button';
import { LazyModal } from '../../../ui/components/dialog/LazyModal';
import { useGoBack } from '../../../ui/navigation/useGoBack';
import { usePlural } from '../../../ui/text/usePlural';
import { useTexts } from '../../../ui/text/useTexts';
import { FilterGroups } from './FilterGroups';
import { searchBefore, sheetParameter } from './sheet';
import type { TankerFinder } from './useTankerFinder';

interface FilterSheetProps {
  readonly finder: TankerFinder;
  readonly isOpen: boolean;
}

/**
 * The filters on a phone: one sheet, with its buttons at the bottom. The address changes with each value, so that the list below
 * follows. The back button of the browser closes the sheet and leaves the filters as they were.
 */
export function FilterSheet({ finder, isOpen }: FilterSheetProps) {
  const text = useTexts('tankers');
  const plural = usePlural();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const location: Location<unknown> = useLocation();
  const { state } = location;
  const form = useId();
  const { tankers, choices, chosen, sort, toggle, isUpToDate, searchNow, addressWith, withoutFilters } =
    finder;
  const closed = addressWith({ [sheetParameter]: [] });
  const close = (): void => {
    // The value that was tapped last may be in the address, and not on the screen yet.
    const search = searchWith(searchNow(), { [sheetParameter]: [] });
    if (searchBefore(state) === search) goBack(); // nothing has changed
    else void navigate({ ...closed, search }, { replace: true });
  };
  return (
    <LazyModal
      title={text('filters')}
      isOpen={isOpen}
      onClose={close}
      closeTo={closed}
      footer={
        <>
          {chosen.length > 0 ? (
            <LinkButton variant="ghost" rel="nofollow" to={withoutFilters} state={state} replace>
              {text('clear-all')}
            </LinkButton>
          ) : null}
          <Button
            type="submit"
            form={form}
            variant="primary"
            flexGrow="1"
            onClick={(event) => {
              event.preventDefault();
              close();
            }}
          >
            {text(`show-${plural(tankers.length)}`, { count: tankers.length })}
          </Button>
        </>
      }
    >
      <chakra.form
        id={form}
        method="get"
        role="search"
        aria-label={text('filters')}
        autoComplete="off"
        paddingInline={{ base: '4', md: '6' }}
      >
        {sort ? <input type="hidden" name={sortParameter} value={sort} /> : null}
        <FilterGroups
          {...{ choices, isUpToDate }}
          openCount={3}
          onToggle={(value) => toggle(value, { replace: true, state })}
        />
      </chakra.form>
    </LazyModal>
  );
}
