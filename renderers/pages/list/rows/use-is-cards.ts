import type { ListState } from '#runtime'
import { PHONE, useMedia } from '../../../shared/use-media.ts'

/** True if the rows are drawn as cards: on a phone, unless the user prefers the table. */
export function useIsCards({ settings }: Pick<ListState, 'settings'>): boolean {
  const isPhone = useMedia(PHONE)
  return isPhone && settings.view === 'cards'
}
