import { act, fireEvent, screen, within } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import TankersScreen from '../../../../src/client/site/tankers/TankersScreen';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { showTankers, tankersToFind as tankers } from '../../../support/jsdom/tankersToFind';

/*
 * The router changes the screen when the browser is idle. A quick visitor taps several filters before it does.
 */

const option = (name: RegExp): HTMLInputElement => {
  const [column] = screen.getAllByRole('search', { name: 'Filters', hidden: true });
  return within(column ?? document.body).getByRole('checkbox', { name, hidden: true });
};

describe('filters that are tapped quickly', () => {
  it('keep each of two values that are tapped before the list follows', () => {
    const { history } = showTankers();
    act(() => {
      fireEvent.click(option(/^Trailer/));
      fireEvent.click(option(/^Up to \$200,000/));
    });
    expect(history.address()).toBe('/tankers?kind=trailer&price=200000');
    act(() => {
      fireEvent.click(option(/^Trailer/));
      fireEvent.click(option(/^Truck/));
    });
    expect(history.address()).toBe('/tankers?price=200000&kind=truck');
    act(() => {
      fireEvent.click(option(/^Truck/));
      const [select] = screen.getAllByRole('combobox', { name: 'Sort by', hidden: true });
      if (select) fireEvent.change(select, { target: { value: 'price' } });
    });
    expect(history.address()).toBe('/tankers?price=200000&sort=price');
  });

  it('keep each of several values that are tapped while the list follows the first one', () => {
    /** Taps two more values when the list has followed the first: one before and one after the effects of the list. */
    const QuickVisitor = () => {
      const { search } = useLocation();
      const isFirst = search === '?kind=trailer';
      useLayoutEffect(() => {
        if (isFirst) fireEvent.click(option(/^Up to \$200,000/));
      }, [isFirst]);
      useEffect(() => {
        if (!isFirst) return;
        expect(option(/^Up to \$200,000/)).toBeChecked();
        fireEvent.click(option(/^Aluminum 5454/));
      }, [isFirst]);
      return null;
    };
    const Screen = () => (
      <>
        <TankersScreen />
        <QuickVisitor />
      </>
    );
    const { history } = renderScreen(Screen, { route: '/tankers', content: { tankers } });
    fireEvent.click(option(/^Trailer/));
    expect(history.address()).toBe('/tankers?kind=trailer&price=200000&material=aluminum-5454');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('forget what was tapped if a link is followed before the list follows', () => {
    const { history } = showTankers('?kind=trailer');
    act(() => {
      fireEvent.click(option(/^Up to \$200,000/));
      fireEvent.click(screen.getAllByRole('link', { name: 'Clear all' })[0] ?? document.body);
    });
    expect(history.address()).toBe('/tankers');
    expect(option(/^Up to \$200,000/)).not.toBeChecked();
    fireEvent.click(option(/^Truck/));
    expect(history.address()).toBe('/tankers?kind=truck');
  });

  it('lose a value that the back button takes back before the list follows', () => {
    const { history } = showTankers('?sort=price');
    act(() => {
      fireEvent.click(option(/^Trailer/));
      history.back();
      fireEvent.popState(window); // the browser sends it, and the router of the tests does not
    });
    expect(option(/^Trailer/)).not.toBeChecked();
    fireEvent.click(option(/^Up to \$200,000/));
    expect(history.address()).toBe('/tankers?sort=price&price=200000');
  });
});
