import { completeLink, readTypedLink } from '../../../src/model/text/completeLink';

test.each([
  ['example.com', 'https://example.com'],
  ['example.com/x', 'https://example.com/x'],
  [' www.example.com ', 'https://www.example.com'],
  ['shop.example.ca:8443/a?b=c#d', 'https://shop.example.ca:8443/a?b=c#d'],
  ['//example.com/x', 'https://example.com/x'],
  ['someone@example.com', 'mailto:someone@example.com'],
  ['819-555-0100', 'tel:+18195550100'],
  ['+1 (819) 555-0100', 'tel:+18195550100'],
  ['1 800 555.0100', 'tel:+18005550100'],
  ['1-800-555-0142 poste 3', 'tel:+18005550142;ext=3'],
  ['555-0142', 'tel:5550142'],
])('%j, which has no scheme, becomes %j', (typed, link) => {
  expect(completeLink(typed)).toBe(link);
});

test.each([
  'https://example.com',
  'HTTP://example.com',
  'mailto:someone@example.com',
  'tel:+18195550100',
  '/pieces?x=1',
  '/pdf/sheet.pdf',
  '#top',
  '?page=2',
  'careers',
  'sheet.pdf',
  '2024',
  'javascript:alert(1)',
  'data:text/html,x',
  '',
])('%j stays as it is', (href) => {
  expect(completeLink(href)).toBe(href);
});

test.each([
  ['parts', '/parts'],
  ['citernes/3?x=1', '/citernes/3?x=1'],
  ['/anything', '/anything'],
  [' example.com ', 'https://example.com'],
  ['wheels', undefined],
  ['sheet.pdf', undefined],
  [' ', undefined],
])('the typed link %j is read as %j', (typed, link) => {
  expect(readTypedLink(typed)).toBe(link);
});
