import { readStored } from '../session/storage.ts'

/** Key under which the appearance is stored. */
export const APPEARANCE_KEY = 'GAIWAN_APPEARANCE'

/** Makes the document light or dark: its background, scroll bars and native controls. */
export function showAppearance(appearance: 'light' | 'dark'): void {
  document.documentElement.dataset.appearance = appearance
}

/** Applies the stored appearance before the first paint, so that the screen doesn't flash. */
export function showEarlyAppearance(): void {
  showAppearance(readStored(APPEARANCE_KEY) === 'dark' ? 'dark' : 'light')
}
