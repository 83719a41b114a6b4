import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { brandIds, defaultBrandHosts } from '../../model/site/brands';
import type { SiteSettings } from '../../model/site/siteSettings';

const initialState: SiteSettings = {
  brand: brandIds[0],
  brandHosts: defaultBrandHosts,
  apiBaseUrl: '',
  contentVersion: 0,
  origin: '',
  year: 0,
  timeZone: 'UTC',
  today: '',
  soldDays: 0,
  inquiryDays: 0,
};

/** The brand of this site, the hosts of the other brands, and the current day. */
export const site = createSlice({
  name: 'site',
  initialState,
  reducers: {
    siteSettingsLoaded: (_state, { payload }: PayloadAction<SiteSettings>) => payload,
    dayBegan: (state, { payload }: PayloadAction<string>) => ({ ...state, today: payload }),
  },
});

export const { siteSettingsLoaded, dayBegan } = site.actions;
