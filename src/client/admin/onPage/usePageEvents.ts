import { useEffect, useEffectEvent } from 'react';
import { findAt, findIn } from './sources/findAt';
import type { FoundPlace } from './sources/findAt';
import type { PageResolver } from './sources/PageResolver';
import {
  controlOf,
  isInOtherDialog,
  isInput,
  isOnPage,
  opensSomething,
  hasDefaultAction,
} from './sources/pageParts';

interface PageEventHandlers {
  readonly resolver: PageResolver;
  /** Something was clicked, or Enter was pressed on it. */
  readonly onChoose: (place: FoundPlace) => void;
  /** The pointer or the focus is on something; undefined where there is nothing. */
  readonly onPoint: (place: FoundPlace | undefined) => void;
  /** Escape was pressed outside any other dialog. */
  readonly onEscape: () => boolean;
}

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Clicks a control as a visitor would. Edit mode lets clicks by code pass, because their `detail` is 0. */
export function pressControl(control: HTMLElement): void {
  control.click();
}

const isModified = ({ ctrlKey, metaKey }: MouseEvent | KeyboardEvent): boolean => ctrlKey || metaKey;

/** Follows a link, or opens the menu or dialog of a button, instead of editing its words. */
const followInstead = (event: Event, target: Element): void => {
  const control = controlOf(target);
  stop(event);
  if (control && opensSomething(control)) pressControl(control);
};

const findClicked = (resolver: PageResolver, { clientX, clientY, target }: MouseEvent) => {
  if ('elementsFromPoint' in document) return findAt(resolver, clientX, clientY);
  return target instanceof Element ? findIn(resolver, target) : undefined; // no layout
};

const handleClick = (event: MouseEvent, { resolver, onChoose }: PageEventHandlers): void => {
  const { target, detail } = event;
  if (!isOnPage(target) || detail === 0) return;
  if (isModified(event)) {
    followInstead(event, target);
    return;
  }
  if (hasDefaultAction(target)) return;
  stop(event);
  const place = findClicked(resolver, event);
  if (place) onChoose(place);
};

const handleEnter = (event: KeyboardEvent, target: Element, handlers: PageEventHandlers): void => {
  if (isInput(target)) {
    if (target.closest('form')) stop(event); // it would be sent
  } else if (isModified(event)) {
    followInstead(event, target);
  } else if (!hasDefaultAction(target)) {
    const place = findIn(handlers.resolver, target);
    if (!place) return;
    stop(event);
    handlers.onChoose(place);
  }
};

const handleKey = (event: KeyboardEvent, handlers: PageEventHandlers): void => {
  const { key, target } = event;
  if (key === 'Escape' && !isInOtherDialog(target) && handlers.onEscape()) stop(event);
  if (key === 'Enter' && isOnPage(target)) handleEnter(event, target, handlers);
};

const preventSubmit = (event: Event): void => {
  if (isOnPage(event.target)) stop(event);
};

/** Lets clicks and keys edit the page instead of using it. */
export function usePageEvents(handlers: PageEventHandlers): void {
  const { resolver } = handlers;
  const onClick = useEffectEvent((event: MouseEvent) => handleClick(event, handlers));
  const onKey = useEffectEvent((event: KeyboardEvent) => handleKey(event, handlers));
  const onPoint = useEffectEvent(handlers.onPoint);
  useEffect(() => {
    let frame = 0;
    const point = (find: () => FoundPlace | undefined): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => onPoint(find()));
    };
    const onMove = ({ clientX, clientY, target, pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse')
        point(() => (isOnPage(target) ? findAt(resolver, clientX, clientY) : undefined));
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (isOnPage(target) && target.matches(':focus-visible')) point(() => findIn(resolver, target));
    };
    const onScroll = (): void => point(() => undefined);
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    window.addEventListener('click', onClick, options);
    window.addEventListener('keydown', onKey, options);
    window.addEventListener('submit', preventSubmit, options);
    window.addEventListener('pointermove', onMove, options);
    window.addEventListener('focusin', onFocus, options);
    window.addEventListener('scroll', onScroll, { ...options, passive: true });
    return () => {
      controller.abort();
      cancelAnimationFrame(frame);
    };
  }, [resolver]);
}
