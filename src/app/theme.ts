import { theme as antd, type ThemeConfig } from 'antd'
import {
  type Appearance,
  black,
  brand,
  codeFamily,
  fontFamily,
  type HueName,
  hues,
  PRIMARY_COLORS,
  surfaces,
  white,
} from '#schemas/tokens'
import { blend, fillOf, HOVERED, PRESSED, readableShade } from '../design/readable.ts'
import type { Preferences } from '../preferences/preferences-store.ts'

type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...args: never[]) => unknown>
type MapToken = ReturnType<Algorithm>

/** Preferences on which antd's theme depends. */
export interface ThemeOptions extends Readonly<Pick<Preferences, 'primaryColor' | 'appearance' | 'density'>> {
  /** True if animations are disabled. */
  readonly isMotionReduced: boolean
}

/** How much a pale background changes on hover, from 0 to 1. */
const WASH_HOVERED = 0.06

/** Color of text with the most contrast. */
const strongest = { light: black, dark: white }

/** The hue of each status of antd. */
const statusHues = { Success: 'green', Warning: 'amber', Info: 'blue', Error: 'red' } as const

/** The pale background of a hue, and the same under the mouse. */
function washOf(hue: HueName, appearance: Appearance) {
  const { wash, mark } = hues[hue]
  return { base: wash[appearance], hover: blend(wash[appearance], mark[appearance], WASH_HOVERED) }
}

/** All backgrounds on which links and other colored text can be. */
const backgroundsOf = (map: MapToken, appearance: Appearance): string[] => [
  map.colorBgContainer,
  map.colorBgElevated,
  map.colorBgLayout,
  map.colorPrimaryBg,
  ...(Object.keys(hues) as HueName[]).flatMap((hue) => Object.values(washOf(hue, appearance))),
]

/** antd's tokens of a status, such as `colorErrorBg`. */
function statusTokens(status: keyof typeof statusHues, appearance: Appearance): Record<string, string> {
  const hue = statusHues[status]
  const { mark, text, line } = hues[hue]
  const wash = washOf(hue, appearance)
  const toward = strongest[appearance]
  return {
    [`color${status}`]: mark[appearance],
    [`color${status}Hover`]: blend(mark[appearance], toward, HOVERED),
    [`color${status}Active`]: blend(mark[appearance], toward, PRESSED),
    [`color${status}Bg`]: wash.base,
    [`color${status}BgHover`]: wash.hover,
    [`color${status}Border`]: line[appearance],
    [`color${status}BorderHover`]: mark[appearance],
    [`color${status}Text`]: text[appearance],
    [`color${status}TextHover`]: blend(text[appearance], toward, HOVERED),
    [`color${status}TextActive`]: blend(text[appearance], toward, PRESSED),
  }
}

/**
 * Replaces antd's shades by those of the palette. Controls have the primary color unchanged; links and text
 * have its nearest readable shade.
 */
const palette =
  ({ primaryColor, appearance }: ThemeOptions): Algorithm =>
  (seed, mapped) => {
    const map = { ...(mapped ?? antd.defaultAlgorithm(seed)), colorBgLayout: surfaces.page[appearance] }
    const fill = fillOf(primaryColor)
    const text = readableShade(primaryColor, backgroundsOf(map, appearance))
    const hover = blend(text, strongest[appearance], HOVERED)
    const active = blend(text, strongest[appearance], PRESSED)
    return {
      ...map,
      colorTextTertiary: surfaces.tertiary[appearance],
      colorPrimary: fill.color,
      colorPrimaryHover: fill.hover,
      colorPrimaryActive: fill.active,
      colorPrimaryText: text,
      colorPrimaryTextHover: hover,
      colorPrimaryTextActive: active,
      colorLink: text,
      colorLinkHover: hover,
      colorLinkActive: active,
      ...statusTokens('Success', appearance),
      ...statusTokens('Warning', appearance),
      ...statusTokens('Info', appearance),
      ...statusTokens('Error', appearance),
    }
  }

const TEXT = 'var(--ant-color-primary-text)'
const TEXT_HOVER = 'var(--ant-color-primary-text-hover)'
const TEXT_ACTIVE = 'var(--ant-color-primary-text-active)'
/** For components that write text in the primary color. */
const primaryText = { colorPrimary: TEXT, colorPrimaryHover: TEXT_HOVER, colorPrimaryActive: TEXT_ACTIVE }

/** Background of cards. */
const CARD = 'var(--ant-color-bg-container)'

/** The menu shows the current page in the teal of the brand. A dark menu has the color of the sign-in page. */
function menuTokens(appearance: Appearance) {
  const selected = hues.teal.text[appearance]
  return {
    itemSelectedColor: selected,
    subMenuItemSelectedColor: selected,
    horizontalItemSelectedColor: selected,
    horizontalItemHoverColor: selected,
    darkItemBg: brand.panel,
    darkSubMenuItemBg: brand['panel-bottom'],
    darkPopupBg: brand.panel,
    darkItemColor: 'rgba(255,255,255,0.75)',
    darkItemSelectedBg: hues.teal.mark.light,
    darkItemSelectedColor: white,
  }
}

/** Tokens of antd's components. Text on a fill of the primary color has the color that is readable on it. */
function componentTokens({ primaryColor, appearance }: ThemeOptions): ThemeConfig['components'] {
  const fill = fillOf(primaryColor)
  const onFill = { colorTextLightSolid: fill.text }
  const isDark = appearance === 'dark'
  const onError = isDark ? surfaces['on-bright'].dark : white
  return {
    Menu: menuTokens(appearance),
    Tabs: { itemSelectedColor: TEXT, itemHoverColor: TEXT_HOVER, itemActiveColor: TEXT_ACTIVE },
    Button: {
      primaryColor: fill.text,
      defaultHoverColor: TEXT_HOVER,
      defaultActiveColor: TEXT_ACTIVE,
      dangerColor: onError,
    },
    Checkbox: { colorWhite: fill.text },
    Radio: { colorWhite: fill.text, buttonSolidCheckedColor: fill.text },
    DatePicker: onFill,
    Steps: onFill,
    Switch: onFill,
    Badge: { colorTextLightSolid: onError },
    Pagination: { itemActiveColor: TEXT, itemActiveColorHover: TEXT_HOVER },
    InputNumber: { handleHoverColor: TEXT },
    Table: primaryText,
    Dropdown: primaryText,
    Tree: primaryText,
    Tag: primaryText,
    Upload: primaryText,
    Calendar: onFill,
    // Lists in drawers and dialogs have the color of cards on pages.
    Drawer: { colorBgElevated: CARD },
    Modal: { contentBg: CARD, headerBg: CARD },
  }
}

/**
 * Creates the antd theme for these options. Throws if the primary color is invalid.
 */
export function themeOf(options: ThemeOptions): ThemeConfig {
  const { appearance } = options
  const selected = washOf('teal', appearance)
  const algorithm = [
    appearance === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
    ...(options.density === 'compact' ? [antd.compactAlgorithm] : []),
    palette(options),
  ]
  return {
    algorithm,
    // Class on which antd defines its CSS variables. The body in index.html has this class, so that all CSS
    // can use the variables.
    cssVar: { key: 'gaiwan' },
    hashed: false,
    token: {
      colorPrimary: options.primaryColor,
      colorTextPlaceholder: surfaces.placeholder[appearance],
      controlItemBgActive: selected.base,
      controlItemBgActiveHover: selected.hover,
      borderRadius: 6,
      motion: !options.isMotionReduced,
      fontFamily,
      fontFamilyCode: codeFamily,
    },
    components: componentTokens(options),
  }
}

/** Theme options that are used if the user's options are invalid. */
export const defaultThemeOptions: ThemeOptions = {
  primaryColor: PRIMARY_COLORS[0],
  appearance: 'light',
  density: 'default',
  isMotionReduced: false,
}
