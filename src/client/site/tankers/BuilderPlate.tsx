import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Brand } from '../../../model/site/brands';

const Rivet = chakra('span', {
  base: {
    position: 'absolute',
    width: '3',
    height: '3',
    borderRadius: 'full',
    backgroundImage:
      'radial-gradient(circle at 35% 30%, {colors.bg.surface} 0 15%, {colors.line.subtle} 45%, {colors.line.strong} 100%)',
    boxShadow: '0 1px 1px {colors.fg.muted}',
  },
});

const rivets = [
  { top: '2.5', insetInlineStart: '2.5' },
  { top: '2.5', insetInlineEnd: '2.5' },
  { bottom: '2.5', insetInlineStart: '2.5' },
  { bottom: '2.5', insetInlineEnd: '2.5' },
] as const;

/** The metal background of the plate and its double border. */
const Metal = chakra('div', {
  base: {
    padding: '1',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'fg.default',
    borderRadius: 'md',
    boxShadow: 'raised',
    backgroundImage:
      'linear-gradient(160deg, {colors.bg.surface} 0%, {colors.bg.sunken} 28%, {colors.bg.surface} 52%, {colors.bg.sunken} 78%, {colors.bg.surface} 100%)',
    '& > div': { borderWidth: '1px', borderStyle: 'solid', borderColor: 'fg.default', borderRadius: 'sm' },
  },
});

const Stamp = chakra('p', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: 'sm',
    letterSpacing: 'label',
    lineHeight: 'snug',
  },
});

interface BuilderPlateProps {
  /** The heading of the plate. */
  readonly title: string;
  /** The company of the group that built the unit, stamped at the bottom of the plate. Units of other builders have no stamp. */
  readonly builder: Brand | undefined;
  readonly children: ReactNode;
}

/** A builder's plate, as riveted to the frame of a tanker, which identifies the unit. */
export function BuilderPlate({ title, builder, children }: BuilderPlateProps) {
  return (
    <Metal>
      <chakra.div position="relative">
        <chakra.div
          paddingInline="8"
          paddingBlock="4"
          textAlign="center"
          bg="accent.solid"
          color="fg.onAccent"
        >
          <chakra.h2 fontSize="2xl">{title}</chakra.h2>
        </chakra.div>
        <chakra.div paddingInline={{ base: '3', md: '5' }} paddingTop="1.5">
          {children}
        </chakra.div>
        <chakra.div paddingInline="8" paddingBlock="3" textAlign="center">
          {builder ? (
            <Stamp>
              {builder.legalName},{' '}
              <chakra.span whiteSpace="nowrap">
                {builder.place.city} ({builder.place.region})
              </chakra.span>
            </Stamp>
          ) : null}
        </chakra.div>
        {rivets.map((place, index) => (
          <Rivet key={index} aria-hidden="true" {...place} />
        ))}
      </chakra.div>
    </Metal>
  );
}
