import { readKept } from '../session/storage.ts'

/** Storage key of the appearance of the whole product. */
export const APPEARANCE_KEY = 'GAIWAN_APPEARANCE'

/** Marks the document as light or dark: its ground, its scroll bars and the browser's own controls follow. */
export function showAppearance(appearance: 'light' | 'dark'): void {
  document.documentElement.dataset.appearance = appearance
}

/** Shows the kept appearance before anything is drawn, so that the wrong one does not flash. */
export function showEarlyAppearance(): void {
  showAppearance(readKept(APPEARANCE_KEY) === 'dark' ? 'dark' : 'light')
}
