import { theme as antd, type ThemeConfig } from 'antd'
import { PRIMARY_COLORS, type Preferences } from '../preferences/preferences-store.ts'
import { blend, readable } from '../preferences/readable.ts'

type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...args: never[]) => unknown>
type MapToken = ReturnType<Algorithm>

/** Preferences that antd's theme depends on. */
export interface Look extends Readonly<Pick<Preferences, 'primaryColor' | 'appearance' | 'density'>> {
  /** Nothing moves. */
  readonly isCalm: boolean
}

const WHITE = '#ffffff'

/** How far a control goes from its colour under the pointer, and when it is pressed. */
const [HOVERED, PRESSED] = [0.12, 0.24]

/** The grounds by day are antd's; the night is a little softer than its black. */
const day = {
  strong: '#000000',
  colorBgLayout: '#f3f5f7',
  placeholder: '#6f6f6f',
  tertiary: 'rgba(0,0,0,0.58)',
}
const night = {
  strong: WHITE,
  colorBgLayout: '#0b0d0e',
  placeholder: 'rgba(255,255,255,0.56)',
  tertiary: 'rgba(255,255,255,0.58)',
}

/** The shades of a colour in which something is written, each readable on every ground. */
function written(name: string, color: string, { map, strong }: { map: MapToken; strong: string }) {
  const ground = map[`${name}Bg` as keyof MapToken] as string
  const grounds = [map.colorBgContainer, map.colorBgElevated, map.colorBgLayout, ground]
  const shade = readable(color, grounds)
  return { base: shade, hover: blend(shade, strong, HOVERED), active: blend(shade, strong, PRESSED) }
}

/** Makes coloured and pale grey text dark enough to read by day, bright enough by night. */
const legible =
  ({ primaryColor, appearance }: Look): Algorithm =>
  (seed, mapped) => {
    const { strong, tertiary, colorBgLayout } = appearance === 'dark' ? night : day
    const map = { ...(mapped ?? antd.defaultAlgorithm(seed)), colorBgLayout }
    const primary = written('colorPrimary', primaryColor, { map, strong })
    const error = written('colorError', map.colorError, { map, strong })
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
      colorSuccessText: written('colorSuccess', map.colorSuccess, { map, strong }).base,
      colorWarningText: written('colorWarning', map.colorWarning, { map, strong }).base,
    }
  }

/** Tokens of surfaces filled with the primary colour under white text. */
function filled(primaryColor: string) {
  const fill = readable(primaryColor, [WHITE])
  return {
    colorPrimary: fill,
    colorPrimaryHover: blend(fill, '#000000', HOVERED),
    colorPrimaryActive: blend(fill, '#000000', PRESSED),
  }
}

/** antd's parts; where the day's shade of the primary colour carries white anyway, the night needs one of its own. */
function parts({ primaryColor, appearance }: Look): ThemeConfig['components'] {
  const fill = filled(primaryColor)
  const accents = { Tabs: { inkBarColor: primaryColor }, Progress: { defaultColor: primaryColor } }
  const menu = { darkItemSelectedBg: fill.colorPrimary, darkItemColor: 'rgba(255,255,255,0.75)' }
  if (appearance === 'light') {
    // A selected row's link stays readable under the pointer.
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
      // A bright red carries black better than white.
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

/** antd's theme of a look. The colour chosen tints the grounds and the accents; what is filled or written in it takes
 * the nearest shade that can be read. Throws where the look names no colour. */
export function themeOf(look: Look): ThemeConfig {
  const { placeholder } = look.appearance === 'dark' ? night : day
  const algorithm = [
    look.appearance === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
    ...(look.density === 'compact' ? [antd.compactAlgorithm] : []),
    legible(look),
  ]
  return {
    algorithm,
    // The class that carries antd's variables: on <body> of index.html, so that all of ours can use them.
    cssVar: { key: 'gaiwan' },
    hashed: false,
    token: {
      colorPrimary: look.primaryColor,
      colorError: '#d4282f',
      colorTextPlaceholder: placeholder,
      borderRadius: 6,
      motion: !look.isCalm,
      fontFamily:
        "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'PingFang SC', 'Microsoft YaHei', " +
        "'Noto Sans', 'Noto Sans SC', 'Noto Sans CJK SC', Arial, sans-serif",
    },
    components: parts(look),
  }
}

/** Look used where the chosen one can't be drawn. */
export const plainLook: Look = {
  primaryColor: PRIMARY_COLORS[0],
  appearance: 'light',
  density: 'default',
  isCalm: false,
}
