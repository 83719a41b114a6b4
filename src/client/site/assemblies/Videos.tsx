import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Card, CardGrid } from '../../ui/components/Grid';
import { SectionTitle } from '../../ui/components/page/Page';
import { useQueryParameter } from '../../ui/navigation/useQueryParameter';
import { useTexts } from '../../ui/text/useTexts';
import { VideoPlayer } from './VideoPlayer';
import { videos } from '../../../model/site/screens/videos';

/** The three videos; starting one stops the others. The address names the one that plays: the back button stops it. */
export function Videos() {
  const text = useTexts('assemble-mount');
  const { value: playing, pushLink, replaceLink } = useQueryParameter('video');
  const [lastPlayed, setLastPlayed] = useState(playing);
  if (playing !== undefined && playing !== lastPlayed) setLastPlayed(playing);
  const linkTo = playing === undefined ? pushLink : replaceLink;
  return (
    <section>
      <SectionTitle>{text('videos-title')}</SectionTitle>
      <CardGrid gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}>
        {videos.map(({ name, file, poster, title, description }) => (
          <li key={file}>
            <Card>
              <VideoPlayer
                file={file}
                poster={poster}
                title={text(title)}
                isPlaying={playing === name}
                hasStopped={playing === undefined && lastPlayed === name}
                link={linkTo(name)}
              />
              <chakra.div padding={{ base: '4', md: '5' }}>
                <chakra.h3 fontSize="xl" lineHeight="snug">
                  {text(title)}
                </chakra.h3>
                <chakra.p marginTop="2" color="fg.muted">
                  {text(description)}
                </chakra.p>
              </chakra.div>
            </Card>
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
