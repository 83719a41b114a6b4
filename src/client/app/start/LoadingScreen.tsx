import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage } from '../../store/selectors';

/** The texts of the site come with the content that this screen waits for, so it brings its own. */
const words = { en: 'Loading', fr: 'Chargement en cours' } as const;

/** The picture or the words that the page came with; '' where it came with none. */
const firstPart = (): string => document.querySelector('.loading-first')?.outerHTML ?? '';

/** What is seen until the content is there: the brand's mark, and a tank that fills. The page itself shows the same. */
export const LoadingScreen = () => {
  const brand = useAppSelector(selectBrand);
  const language = useAppSelector(selectLanguage);
  const [first] = useState(firstPart);
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
};
