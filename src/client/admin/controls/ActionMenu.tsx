import { chakra } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { AnchorButton, Button } from '../../ui/components/button';
import { newTab } from '../../ui/navigation/newTab';
import { useInteractOutside } from '../../ui/navigation/useInteractOutside';

/** An action on an item: a button, or a link that opens in a new tab. */
export interface Action {
  /** Stays the same when its words change. */
  readonly id: string;
  /** Its word in the menu: 'Hide'. */
  readonly label: string;
  /** Its word with the name of the item, for screen readers: 'Hide: Hose'. */
  readonly name: string;
  readonly icon: ReactNode;
  readonly href?: string;
  readonly onSelect?: () => void;
  /** Whether its request is running. */
  readonly isBusy?: boolean;
  /** Whether it has a button beside the menu on a wide screen. The menu then has it on a narrow one only. */
  readonly isDirect?: boolean;
  /** It stands apart from the others. */
  readonly isDangerous?: boolean;
}

interface ActionMenuProps {
  /** The name of the button that opens the menu. */
  readonly label: string;
  readonly actions: readonly Action[];
  readonly isDisabled?: boolean;
}

/** The distance that the menu keeps from the edges of the screen, in px. */
const margin = 8;

/** Moves the menu into the screen: to the right of its left edge, and above the button where there is no room below. */
const moveIntoScreen = (panel: HTMLElement, button: HTMLElement): void => {
  panel.style.translate = '';
  const { left, bottom, height } = panel.getBoundingClientRect();
  const opener = button.getBoundingClientRect();
  const isAbove = bottom > window.innerHeight - margin && opener.top - height > margin;
  const up = isAbove ? bottom - opener.top + margin / 2 : 0;
  panel.style.translate = `${Math.max(0, margin - left)}px ${-up}px`;
};

const itemStyle = {
  justifyContent: 'flex-start',
  width: 'full',
  minHeight: '11',
  fontFamily: 'body',
  fontSize: 'md',
  fontWeight: 'medium',
} as const;

const MenuItem = ({ action, onSelect }: { readonly action: Action; readonly onSelect: () => void }) => {
  const { label, name, icon, href, isDirect = false, isDangerous = false } = action;
  const props = {
    ...itemStyle,
    variant: 'ghost',
    size: 'sm',
    'aria-label': name,
    onClick: onSelect,
    ...(isDangerous && { color: 'danger.solid' }),
  } as const;
  return (
    <chakra.li
      {...(isDirect && { hideFrom: 'md' })}
      {...(isDangerous && {
        marginTop: '1',
        paddingTop: '1',
        borderTopWidth: '1px',
        borderTopStyle: 'solid',
        borderTopColor: 'line.subtle',
      })}
    >
      {href === undefined ? (
        <Button {...props}>
          {icon}
          {label}
        </Button>
      ) : (
        <AnchorButton {...props} href={href} {...newTab(href)}>
          {icon}
          {label}
        </AnchorButton>
      )}
    </chakra.li>
  );
};

const focusNeighbour = (panel: HTMLElement | null, step: 1 | -1): void => {
  const items = [...(panel?.querySelectorAll<HTMLElement>('a, button') ?? [])].filter(
    (item) => item.offsetParent !== null, // without the actions that are hidden at this width of the screen
  );
  const index = items.findIndex((item) => item === document.activeElement);
  const from = index < 0 && step < 0 ? items.length : index; // no action has the focus yet
  items.at((from + step) % items.length)?.focus();
};

/** Closes the menu by Escape, before a dialog around it would close. */
const useEscape = (isOpen: boolean, root: { readonly current: HTMLElement | null }, close: () => void) =>
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      close();
      root.current?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, root, close]);

/**
 * A button that opens a list of actions (the disclosure pattern of the ARIA practices). Tab and the arrow keys move between
 * them. An action closes the list; the focus returns to the button first, so that a dialog can return it there.
 */
export function ActionMenu({ label, actions, isDisabled = false }: ActionMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = useCallback(() => setIsOpen(false), []);
  useEscape(isOpen, root, close);
  useInteractOutside(isOpen, root, close);
  useLayoutEffect(() => {
    if (isOpen && panel.current && button.current) moveIntoScreen(panel.current, button.current);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    focusNeighbour(panel.current, event.key === 'ArrowDown' ? 1 : -1);
  };
  return (
    <chakra.div ref={root} position="relative" onKeyDown={onKeyDown}>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        disabled={isDisabled}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Ellipsis aria-hidden="true" size={20} />
      </Button>
      {isOpen ? (
        <chakra.ul
          ref={panel}
          id={panelId}
          listStyle="none"
          position="absolute"
          insetInlineEnd="0"
          zIndex="2"
          width="max-content"
          minWidth="13rem"
          padding="1"
          bg="bg.surface"
          borderWidth="1px"
          borderStyle="solid"
          borderColor="line.strong"
          borderRadius="sm"
          boxShadow="lifted"
        >
          {actions.map((action) => (
            <MenuItem
              key={action.id}
              action={action}
              onSelect={() => {
                close();
                button.current?.focus();
                action.onSelect?.();
              }}
            />
          ))}
        </chakra.ul>
      ) : null}
    </chakra.div>
  );
}
