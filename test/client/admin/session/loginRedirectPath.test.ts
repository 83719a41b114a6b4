import { loginRedirectPath } from '../../../../src/client/admin/session/login/loginRedirectPath';

const origin = 'http://norcuve.localhost:3000';

describe('the page after a login', () => {
  it.each([
    ['/edit-tankers?row=3#top', 'en', '/edit-tankers?row=3#top'],
    ['/change-password', 'fr', '/modifier-mot-de-passe'],
    ['/edit-resources/home', 'fr', '/edit-resources/home'],
  ] as const)('is the requested page, in the current language: %s', (from, language, expected) => {
    expect(loginRedirectPath({ from }, language, origin)).toBe(expected);
  });

  it.each([
    undefined,
    null,
    {},
    { from: 7 },
    { from: '' },
    { from: 'https://elsewhere.example/admin' },
    { from: '//elsewhere.example/admin' },
    { from: '/\\elsewhere.example/admin' },
    { from: 'javascript:alert(1)' },
    { from: '/no-such-page' },
    { from: '/login' },
    { from: '/connexion' },
  ])('is the dashboard if the requested page is not one of this site: %j', (state) => {
    expect(loginRedirectPath(state, 'en', origin)).toBe('/admin');
  });
});
