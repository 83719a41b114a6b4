import type { Language } from '../site/languages';
import { locales } from './numbers';

const units: Readonly<Record<Language, readonly [string, string, string]>> = {
  en: ['bytes', 'kB', 'MB'],
  fr: ['octets', 'ko', 'Mo'],
};

/** A file size with its unit: '10 MB'. Units are powers of 1024. */
export function formatFileSize(bytes: number, language: Language): string {
  const [one, thousand, million] = units[language];
  const rounded = (value: number): string =>
    value.toLocaleString(locales[language], { maximumFractionDigits: 1 });
  if (bytes >= 1024 ** 2) return `${rounded(bytes / 1024 ** 2)} ${million}`;
  return bytes >= 1024 ? `${rounded(bytes / 1024)} ${thousand}` : `${bytes} ${one}`;
}
