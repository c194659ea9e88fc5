import type { Preferences } from './preferences-store.ts'

/**
 * The layout that is in effect. A setting that requires another setting is false while the required setting
 * is off.
 */
export interface EffectiveLayout {
  isTopMenu: boolean
  /** True if the content uses the full width of the window. */
  isFluid: boolean
  isHeaderFixed: boolean
  hidesHeader: boolean
  isSideMenuFixed: boolean
}

/** The layout that is in effect on a screen. On mobile, the menu is always a drawer. */
export function effectiveLayout(chosen: Readonly<Preferences>, isMobile = false): EffectiveLayout {
  const isTopMenu = chosen.layout === 'topmenu'
  return {
    isTopMenu: isTopMenu && !isMobile,
    isFluid: !isTopMenu || chosen.contentWidth === 'Fluid',
    isHeaderFixed: chosen.isHeaderFixed,
    hidesHeader: chosen.isHeaderFixed && chosen.hidesHeader,
    isSideMenuFixed: !isTopMenu && chosen.isSideMenuFixed,
  }
}
