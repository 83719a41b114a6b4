import { chakra } from '@chakra-ui/react';
import { companies as brands } from '../../../model/site/brands';
import { Button } from '../../ui/components/button';
import { Checkbox } from '../../ui/components/Checkbox';
import { useTexts } from '../../ui/text/useTexts';
import { Field } from '../controls/inputs/Field';
import { Select } from '../controls/inputs/input';
import { FileChoice } from './FileChoice';
import { canBeChecked } from './import.machine';
import { useKindLabel } from '../controls/useKindLabel';
import type { Import } from './useImport';
import { entities, entityNames } from '../../../model/schema/entities';
import { imageCollection } from '../../../model/images/variants';
import { textCollection } from '../../../model/text/texts';

/** The collections of an import, in the order of the dashboard's words: texts, rows, descriptions of pictures. */
const importedCollections: readonly string[] = [
  textCollection,
  ...entityNames.map((name) => entities[name].collection),
  imageCollection,
];

interface FormProps {
  readonly running: Import;
}

const Fieldset = chakra('fieldset', { base: { minWidth: '0', display: 'grid', gap: '2' } });

const Legend = chakra('legend', { base: { fontSize: 'sm', fontWeight: 'semibold' } });

/** Everything in the file, or some kinds of content. */
const Kinds = ({ running: { options, send } }: FormProps) => {
  const text = useTexts('import');
  const labelOf = useKindLabel();
  const { only } = options;
  const setOnly = (chosen: readonly string[] | null): void =>
    send({ type: 'setOptions', options: { ...options, only: chosen } });
  return (
    <chakra.div display="grid" gap="2">
      <Checkbox
        label={text('everything')}
        isChecked={only === null}
        onChange={(isEverything) => setOnly(isEverything ? null : [])}
      />
      {only === null ? null : (
        <Fieldset>
          <Legend marginBottom="1">{text('kinds')}</Legend>
          <chakra.div
            display="grid"
            gridTemplateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))"
            columnGap="4"
          >
            {importedCollections.map((collection) => (
              <Checkbox
                key={collection}
                label={labelOf(collection)}
                isChecked={only.includes(collection)}
                onChange={(isChosen) =>
                  setOnly(isChosen ? [...only, collection] : only.filter((chosen) => chosen !== collection))
                }
              />
            ))}
          </chakra.div>
          {only.length === 0 ? (
            <chakra.p role="status" fontSize="sm" color="fg.muted">
              {text('kinds-none')}
            </chakra.p>
          ) : null}
        </Fieldset>
      )}
    </chakra.div>
  );
};

/** The brands of the companies that the file names differently. */
const Companies = ({ running: { companies, options, send } }: FormProps) => {
  const text = useTexts('import');
  if (companies.length === 0) return null;
  const map = (company: string, brand: string): void => {
    const { [company]: _previous, ...others } = options.companies;
    const mapped = brand === '' ? others : { ...others, [company]: brand };
    send({ type: 'setOptions', options: { ...options, companies: mapped } });
  };
  return (
    <Fieldset>
      <Legend>{text('companies')}</Legend>
      <chakra.p fontSize="sm" color="fg.muted">
        {text('companies-hint')}
      </chakra.p>
      <chakra.div
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))"
        gap="4"
      >
        {companies.map((company) => (
          <Field key={company} label={company}>
            {(control) => (
              <Select
                {...control}
                value={options.companies[company] ?? ''}
                onChange={({ target }) => map(company, target.value)}
              >
                <option value="">{text('company-empty')}</option>
                {brands.map((brand) => (
                  <option key={brand} value={brand}>
                    {brand}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </chakra.div>
    </Fieldset>
  );
};

/** The file and the options of the import. Each change of them makes a new check necessary. */
export function ImportForm({ running }: FormProps) {
  const text = useTexts('import');
  const { file, isBusy, report, companies, send, choose } = running;
  const isChecked = report !== null || companies.length > 0;
  return (
    <chakra.form
      display="grid"
      gap="5"
      padding={{ base: '4', md: '6' }}
      bg="bg.surface"
      boxShadow="raised"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'check' });
      }}
    >
      <FileChoice file={file} isDisabled={isBusy} choose={choose} />
      <chakra.fieldset disabled={isBusy} minWidth="0" display="grid" gap="5" opacity={isBusy ? '0.6' : '1'}>
        <Kinds running={running} />
        <Companies running={running} />
      </chakra.fieldset>
      <Button
        type="submit"
        variant={report === null ? 'primary' : 'outline'}
        justifySelf="start"
        disabled={isBusy || !canBeChecked(running)}
      >
        {text(isChecked ? 'check-again' : 'check')}
      </Button>
    </chakra.form>
  );
}
