import type { ListState } from '#runtime'
import { PHONE, useMedia } from '../../../shared/use-media.ts'

/** Whether rows are cards now: on a telephone, unless its user wants the table. */
export function useIsCards({ settings }: Pick<ListState, 'settings'>): boolean {
  const isPhone = useMedia(PHONE)
  return isPhone && settings.view === 'cards'
}
