import { readStored } from '../session/storage.ts'

/** Storage key of the appearance. */
export const APPEARANCE_KEY = 'GAIWAN_APPEARANCE'

/** Sets the document to light or dark: background, scroll bars and native controls. */
export function showAppearance(appearance: 'light' | 'dark'): void {
  document.documentElement.dataset.appearance = appearance
}

/** Applies the stored appearance before the first paint, to avoid a flash. */
export function showEarlyAppearance(): void {
  showAppearance(readStored(APPEARANCE_KEY) === 'dark' ? 'dark' : 'light')
}
