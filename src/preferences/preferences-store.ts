import { proxy } from 'valtio'
import { PRIMARY_COLORS } from '#schemas/tokens'
import { readStored, removeValue, storeValue } from '../session/storage.ts'
import { APPEARANCE_KEY } from './early-appearance.ts'

/** Preferences of the user, stored in this browser. */
export interface Preferences {
  /** Colors of the menu. */
  theme: 'light' | 'dark'
  primaryColor: (typeof PRIMARY_COLORS)[number]
  layout: 'sidemenu' | 'topmenu'
  /** Width of the content. `Fluid` applies only to the top menu. */
  contentWidth: 'Fixed' | 'Fluid'
  isHeaderFixed: boolean
  /** Has an effect only if the header is fixed. */
  hidesHeader: boolean
  /** Has an effect only for the side menu. */
  isSideMenuFixed: boolean
  isColorWeak: boolean
  hasTabs: boolean
  /** Light or dark colors of the whole product. */
  appearance: 'light' | 'dark'
  density: 'default' | 'compact'
}

type Accepts = readonly unknown[]
const yesOrNo: Accepts = [false, true]

/** Storage keys and allowed values of the preferences. The first value of each preference is its default. */
const entries: { readonly [Name in keyof Preferences]: { key: string; values: Accepts } } = {
  theme: { key: 'DEFAULT_THEME', values: ['light', 'dark'] },
  primaryColor: { key: 'DEFAULT_COLOR', values: PRIMARY_COLORS },
  layout: { key: 'DEFAULT_LAYOUT_MODE', values: ['sidemenu', 'topmenu'] },
  contentWidth: { key: 'DEFAULT_CONTENT_WIDTH_TYPE', values: ['Fixed', 'Fluid'] },
  isHeaderFixed: { key: 'DEFAULT_FIXED_HEADER', values: yesOrNo },
  hidesHeader: { key: 'DEFAULT_FIXED_HEADER_HIDDEN', values: yesOrNo },
  isSideMenuFixed: { key: 'DEFAULT_FIXED_SIDEMENU', values: yesOrNo },
  isColorWeak: { key: 'DEFAULT_COLOR_WEAK', values: yesOrNo },
  hasTabs: { key: 'DEFAULT_MULTI_PAGE', values: [true, false] },
  appearance: { key: APPEARANCE_KEY, values: ['light', 'dark'] },
  density: { key: 'GAIWAN_DENSITY', values: ['default', 'compact'] },
}

/** Reads the stored preferences. Invalid values are replaced by the default. */
export function readPreferences(): Preferences {
  const read = Object.entries(entries).map(([name, { key, values }]) => {
    const stored = readStored(key)
    return [name, values.includes(stored) ? stored : values[0]]
  })
  return Object.fromEntries(read) as Preferences
}

/** Current preferences. */
export const preferences = proxy<Preferences>(readPreferences())

/**
 * Applies preferences that the user changes in other browser tabs. The multi-tab mode changes only after a
 * reload, because it mounts all pages again, which loses unsaved work. Returns a function that stops following
 * other tabs.
 */
export function followPreferences(): () => void {
  const update = () => Object.assign(preferences, readPreferences(), { hasTabs: preferences.hasTabs })
  addEventListener('storage', update)
  return () => removeEventListener('storage', update)
}

/** Resets all preferences. */
export function resetPreferences(): void {
  for (const { key } of Object.values(entries)) removeValue(key)
  Object.assign(preferences, readPreferences())
}

/** Changes and stores a preference. */
export function setPreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  preferences[name] = value
  storeValue(entries[name].key, value)
}
