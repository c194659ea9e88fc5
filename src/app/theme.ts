import { theme as antd, type ThemeConfig } from 'antd'
import { PRIMARY_COLORS, type Preferences } from '../preferences/preferences-store.ts'
import { blend, readableShade } from '../preferences/readable.ts'

type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...args: never[]) => unknown>
type MapToken = ReturnType<Algorithm>

/** Preferences on which antd's theme depends. */
export interface ThemeOptions extends Readonly<Pick<Preferences, 'primaryColor' | 'appearance' | 'density'>> {
  /** True if animations are disabled. */
  readonly isMotionReduced: boolean
}

const WHITE = '#ffffff'

/** Shares, from 0 to 1, by which the color of a control changes on hover and on press. */
const [HOVERED, PRESSED] = [0.12, 0.24]

/**
 * Colors of backgrounds and texts that replace antd's colors. One set is for the light theme, the other for
 * the dark theme.
 */
const lightColors = {
  strong: '#000000',
  colorBgLayout: '#f3f5f7',
  placeholder: '#6f6f6f',
  tertiary: 'rgba(0,0,0,0.58)',
}
const darkColors = {
  strong: WHITE,
  colorBgLayout: '#0b0d0e',
  placeholder: 'rgba(255,255,255,0.56)',
  tertiary: 'rgba(255,255,255,0.58)',
}

/** Shades of a color for text. The shade `base` is readable on every background. */
function textShades(name: string, color: string, { map, strong }: { map: MapToken; strong: string }) {
  const background = map[`${name}Bg` as keyof MapToken] as string
  const backgrounds = [map.colorBgContainer, map.colorBgElevated, map.colorBgLayout, background]
  const shade = readableShade(color, backgrounds)
  return { base: shade, hover: blend(shade, strong, HOVERED), active: blend(shade, strong, PRESSED) }
}

/** Makes colored and pale grey text readable: darker in the light theme, brighter in the dark theme. */
const readableText =
  ({ primaryColor, appearance }: ThemeOptions): Algorithm =>
  (seed, mapped) => {
    const { strong, tertiary, colorBgLayout } = appearance === 'dark' ? darkColors : lightColors
    const map = { ...(mapped ?? antd.defaultAlgorithm(seed)), colorBgLayout }
    const primary = textShades('colorPrimary', primaryColor, { map, strong })
    const error = textShades('colorError', map.colorError, { map, strong })
    return {
      ...map,
      colorTextTertiary: tertiary,
      colorPrimary: primary.base,
      colorPrimaryHover: primary.hover,
      colorPrimaryActive: primary.active,
      colorPrimaryText: primary.base,
      colorPrimaryTextHover: primary.hover,
      colorPrimaryTextActive: primary.active,
      colorLink: primary.base,
      colorLinkHover: primary.hover,
      colorLinkActive: primary.active,
      colorError: error.base,
      colorErrorHover: error.hover,
      colorErrorActive: error.active,
      colorErrorText: error.base,
      colorSuccessText: textShades('colorSuccess', map.colorSuccess, { map, strong }).base,
      colorWarningText: textShades('colorWarning', map.colorWarning, { map, strong }).base,
    }
  }

/** Tokens for surfaces such as buttons, which have white text on the primary color. */
function filledTokens(primaryColor: string) {
  const fill = readableShade(primaryColor, [WHITE])
  return {
    colorPrimary: fill,
    colorPrimaryHover: blend(fill, '#000000', HOVERED),
    colorPrimaryActive: blend(fill, '#000000', PRESSED),
  }
}

/**
 * Tokens of antd's components. The dark theme needs its own shade of the primary color for surfaces with
 * white text.
 */
function componentTokens({ primaryColor, appearance }: ThemeOptions): ThemeConfig['components'] {
  const fill = filledTokens(primaryColor)
  const accents = { Tabs: { inkBarColor: primaryColor }, Progress: { defaultColor: primaryColor } }
  const menu = { darkItemSelectedBg: fill.colorPrimary, darkItemColor: 'rgba(255,255,255,0.75)' }
  if (appearance === 'light') {
    // Keeps the link of a selected row readable on hover.
    const rows = { rowSelectedHoverBg: 'var(--ant-color-primary-bg)' }
    return { ...accents, Menu: menu, Table: rows }
  }
  return {
    ...accents,
    Menu: menu,
    Button: {
      ...fill,
      defaultHoverColor: 'var(--ant-color-link)',
      defaultHoverBorderColor: 'var(--ant-color-link)',
      defaultActiveColor: 'var(--ant-color-link-active)',
      // On bright red, black text has more contrast than white text.
      dangerColor: '#1f0506',
    },
    Switch: fill,
    Checkbox: fill,
    Radio: { ...fill, buttonSolidCheckedBg: fill.colorPrimary },
    DatePicker: fill,
    Steps: fill,
    Badge: { colorTextLightSolid: '#1f0506' },
  }
}

/**
 * Creates the antd theme for these options. Backgrounds and accents are tinted with the primary color.
 * Surfaces and text use the nearest readable shade of the primary color. Throws if the color is invalid.
 */
export function themeOf(options: ThemeOptions): ThemeConfig {
  const { placeholder } = options.appearance === 'dark' ? darkColors : lightColors
  const algorithm = [
    options.appearance === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
    ...(options.density === 'compact' ? [antd.compactAlgorithm] : []),
    readableText(options),
  ]
  return {
    algorithm,
    // Class on which antd defines its CSS variables. The body in index.html has this class, so that all CSS
    // can use the variables.
    cssVar: { key: 'gaiwan' },
    hashed: false,
    token: {
      colorPrimary: options.primaryColor,
      colorError: '#d4282f',
      colorTextPlaceholder: placeholder,
      borderRadius: 6,
      motion: !options.isMotionReduced,
      fontFamily:
        "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'PingFang SC', 'Microsoft YaHei', " +
        "'Noto Sans', 'Noto Sans SC', 'Noto Sans CJK SC', Arial, sans-serif",
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
