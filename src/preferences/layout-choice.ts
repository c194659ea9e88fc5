import type { Preferences } from './preferences-store.ts'

/** Effective layout. A setting is false without the setting that it requires. */
export interface LayoutChoice {
  isTopMenu: boolean
  /** The content has the full width of the window. */
  isFluid: boolean
  isHeaderFixed: boolean
  hidesHeader: boolean
  isSideMenuFixed: boolean
}

/** Effective layout for a screen. On mobile the menu is always a drawer. */
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
