import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage } from '../../store/selectors';

/** This screen has its own texts: those of the site arrive with the content that it waits for. */
const words = { en: 'Loading', fr: 'Chargement en cours' } as const;

/** The HTML of the first picture or text that the server sent; '' without one. */
const firstElementHtml = (): string => document.querySelector('.loading-first')?.outerHTML ?? '';

/** Shown until the content has arrived: the brand's logo, and a tank that fills. The server's HTML shows the same. */
export function LoadingScreen() {
  const brand = useAppSelector(selectBrand);
  const language = useAppSelector(selectLanguage);
  const [first] = useState(firstElementHtml);
  return (
    <chakra.div className="loading" role="status">
      {first ? <div dangerouslySetInnerHTML={{ __html: first }} /> : null}
      <img
        className="loading-mark"
        src={`${brand.assets}/logo.svg`}
        alt={brand.name}
        width="220"
        height="56"
      />
      <div className="loading-tank">
        <div className="loading-level" />
      </div>
      <p className="loading-text">{words[language]}</p>
    </chakra.div>
  );
}
