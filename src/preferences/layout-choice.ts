import type { Preferences } from './preferences-store.ts'

/** The layout as it is drawn: what counts only together with another choice is false without it. */
export interface LayoutChoice {
  isTopMenu: boolean
  /** The content takes the whole width of the window. */
  isFluid: boolean
  isHeaderFixed: boolean
  hidesHeader: boolean
  isSideMenuFixed: boolean
}

/** What of the chosen layout is in force on a screen; a mobile one has its menu in a drawer, whatever is chosen. */
export function layoutChoice(chosen: Readonly<Preferences>, isMobile = false): LayoutChoice {
  const isTopMenu = chosen.layout === 'topmenu'
  return {
    isTopMenu: isTopMenu && !isMobile,
    isFluid: !isTopMenu || chosen.contentWidth === 'Fluid',
    isHeaderFixed: chosen.isHeaderFixed,
    hidesHeader: chosen.isHeaderFixed && chosen.hidesHeader,
    isSideMenuFixed: !isTopMenu && chosen.isSideMenuFixed,
  }
}
