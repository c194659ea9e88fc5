import type { ThemeConfig } from 'antd'
import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { REDUCED_MOTION, useMedia, usePrinting } from '#renderers'
import { locale } from '../locales/locale-store.ts'
import { showAppearance } from '../preferences/early-appearance.ts'
import { preferences } from '../preferences/preferences-store.ts'
import { notify } from './notify/notify.ts'
import { defaultThemeOptions, type ThemeOptions, themeOf } from './theme.ts'

function tryThemeOf(options: ThemeOptions): { theme: ThemeConfig; failed: boolean } {
  try {
    return { theme: themeOf(options), failed: false }
  } catch {
    return { theme: themeOf(defaultThemeOptions), failed: true }
  }
}

/**
 * The antd theme for the user's preferences. If the preferences are invalid, shows an error and uses the
 * default theme.
 */
export function useTheme(): ThemeConfig {
  const { primaryColor, appearance: chosen, density } = useSnapshot(preferences)
  // Pages are printed in the light theme.
  const appearance = usePrinting() ? 'light' : chosen
  const isMotionReduced = useMedia(REDUCED_MOTION)
  const { theme, failed } = useMemo(
    () => tryThemeOf({ primaryColor, appearance, density, isMotionReduced }),
    [primaryColor, appearance, density, isMotionReduced],
  )

  useEffect(() => {
    if (failed) notify.toast({ type: 'error', text: locale.translate('Failed to update theme') })
  }, [failed])

  useEffect(() => showAppearance(failed ? defaultThemeOptions.appearance : appearance), [failed, appearance])
  return theme
}
