import type { Preferences } from './preferences-store.ts'

/** The layout as drawn; a setting that needs another one is false without it. */
export interface LayoutChoice {
  isTopMenu: boolean
  /** The content takes the whole width of the window. */
  isFluid: boolean
  isHeaderFixed: boolean
  hidesHeader: boolean
  isSideMenuFixed: boolean
}

/** The layout in force on a screen; on mobile the menu is always in a drawer. */
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
