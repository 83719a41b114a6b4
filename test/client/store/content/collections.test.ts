import { findNonSerializableValue } from '@reduxjs/toolkit';
import {
  contentLoaded,
  rowAdded,
  rowDeleted,
  rowsUpdated,
} from '../../../../src/client/store/content/contentActions';
import { selectRow, selectRows } from '../../../../src/client/store/selectors';
import { readContent } from '../../../../src/client/store/api/initialRequests';
import { createStore } from '../../../../src/client/store/store';
import { demonstration } from '../../../../src/content/rows';
import { entities, entityNames } from '../../../../src/model/schema/entities';
import { initialTexts } from '../../../../src/server/content/texts/initialTexts';

const storeWith = (bulkLoad: object) => {
  const store = createStore();
  store.dispatch(contentLoaded(readContent(bulkLoad)));
  return store;
};

describe('the collections', () => {
  it('and the texts have only plain data, which development does not check again at each action', () => {
    const store = storeWith({
      ...Object.fromEntries(entityNames.map((name) => [entities[name].collection, demonstration[name]])),
      resources: initialTexts.map((text, index) => ({ ...text, id: index + 1 })),
    });
    expect(selectRows(store.getState(), 'tanker').length).toBeGreaterThan(5);
    expect(findNonSerializableValue(store.getState())).toBe(false);
  });

  it('are sorted by displayOrder', () => {
    const store = storeWith({
      manufacturers: [
        { id: 1, nameEn: 'Second', nameFr: 'Deuxième', displayOrder: 2 },
        { id: 2, nameEn: 'First', nameFr: 'Premier', displayOrder: 1 },
      ],
    });
    expect(selectRows(store.getState(), 'manufacturer').map((row) => row.id)).toEqual([2, 1]);
  });

  it('have defaults for missing fields, and ignore values that are not rows', () => {
    const store = storeWith({ tankers: [{ id: 3, nameEn: 'Tanker' }, { nameEn: 'no id' }, null, 'tanker'] });
    expect(selectRows(store.getState(), 'tanker')).toEqual([
      expect.objectContaining({ id: 3, nameFr: '', displayOrder: 0, isCertipropane: false, tankerTypeId: 1 }),
    ]);
  });

  it('accept flags as numbers and numbers as text', () => {
    const store = storeWith({
      tankers: [{ id: '4', isCertipropane: 1, capacityInLitres: 45000, displayOrder: '2' }],
    });
    expect(selectRow(store.getState(), 'tanker', 4)).toMatchObject({
      isCertipropane: true,
      capacityInLitres: '45000',
      displayOrder: 2,
    });
  });

  it('are empty if the bulk load does not have them', () => {
    expect(selectRows(storeWith({}).getState(), 'jobPosting')).toEqual([]);
  });

  it('change as rows are added, updated and deleted', () => {
    const store = storeWith({ job_postings: [{ id: 1, jobTitleEn: 'Welder', displayOrder: 1 }] });
    const row = { id: 2, jobTitleEn: 'Driver', displayOrder: 2 };
    store.dispatch(rowAdded({ entity: 'jobPosting', row }));
    store.dispatch(
      rowsUpdated({
        entity: 'jobPosting',
        rows: [
          { id: 2, displayOrder: 1 },
          { id: 1, displayOrder: 2 },
        ],
      }),
    );
    expect(selectRows(store.getState(), 'jobPosting').map((each) => each.jobTitleEn)).toEqual([
      'Driver',
      'Welder',
    ]);
    store.dispatch(rowDeleted({ entity: 'jobPosting', id: 2 }));
    expect(selectRows(store.getState(), 'jobPosting').map((each) => each.id)).toEqual([1]);
  });

  it.each([
    ['manufacturer', 'manufacturers', 'manufacturerImage', 'manufacturerImages', 'manufacturerId'],
    ['realizationType', 'realizationTypes', 'realization', 'realizations', 'realizationTypeId'],
    ['assemblyType', 'assemblyTypes', 'assembly', 'assemblies', 'assemblyTypeId'],
  ] as const)('lose the child rows of a deleted %s', (parent, parents, child, children, column) => {
    const store = storeWith({
      [parents]: [{ id: 1 }, { id: 2 }],
      [children]: [
        { id: 10, [column]: 1 },
        { id: 11, [column]: 2 },
      ],
    });
    store.dispatch(rowDeleted({ entity: parent, id: 1 }));
    expect(selectRows(store.getState(), parent).map((row) => row.id)).toEqual([2]);
    expect(selectRows(store.getState(), child).map((row) => row.id)).toEqual([11]);
  });

  it('lose the telephones of a deleted location, whose id is stored as text', () => {
    const store = storeWith({
      locations: [{ id: 1, nameEn: 'Here' }],
      telephones: [
        { id: 1, locationId: '1' },
        { id: 2, locationId: '2' },
      ],
    });
    store.dispatch(rowDeleted({ entity: 'location', id: 1 }));
    expect(selectRows(store.getState(), 'telephone').map((row) => row.id)).toEqual([2]);
  });
});
