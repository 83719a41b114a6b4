import { vCard } from '../../../src/model/format/vCard';

const card = {
  firstName: 'Solange',
  lastName: 'Arcandière; dite «Sol»',
  organization: 'Norcuve inc.',
  title: 'Directrice générale, ventes',
  email: 'solange@norcuve.example.com',
  telephone: '',
  url: 'https://norcuve.example.com',
  address: {
    street: '1200, rue des Citernes',
    city: 'Trois-Rivières',
    region: 'QC',
    postalCode: 'G9A 0A0',
    country: 'Canada',
  },
};

it('a contact card escapes what separates values, and leaves out what is not known', () => {
  expect(vCard(card).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    String.raw`N:Arcandière\; dite «Sol»;Solange;;;`,
    String.raw`FN:Solange Arcandière\; dite «Sol»`,
    'ORG:Norcuve inc.',
    String.raw`TITLE:Directrice générale\, ventes`,
    'EMAIL;TYPE=WORK:solange@norcuve.example.com',
    String.raw`ADR;TYPE=WORK:;;1200\, rue des Citernes;Trois-Rivières;QC;G9A 0A0;Canada`,
    'URL:https://norcuve.example.com',
    'END:VCARD',
    '',
  ]);
});
