/** A color in both appearances. */
export interface Shade {
  light: string
  dark: string
}
export type Appearance = keyof Shade

const shade = (light: string, dark: string): Shade => ({ light, dark })

/** The shades of one color. */
export interface Hue {
  /** For dots, edges, icons and series of charts. */
  mark: Shade
  /** For text on any background of the product. */
  text: Shade
  /** For backgrounds, of tags and rows. */
  wash: Shade
  /** For borders. */
  line: Shade
}

export const hues = {
  slate: {
    mark: shade('#6b7a82', '#8d9ca3'),
    text: shade('#46545b', '#b6c3c9'),
    wash: shade('#eef1f3', '#242a2d'),
    line: shade('#ccd5d9', '#46535a'),
  },
  teal: {
    mark: shade('#0e7a72', '#4cb5a9'),
    text: shade('#0b635d', '#6fcabf'),
    wash: shade('#e3f3f1', '#102e2b'),
    line: shade('#a5d5cf', '#24605a'),
  },
  blue: {
    mark: shade('#2563c9', '#5f97f0'),
    text: shade('#1c53ac', '#8ab4f8'),
    wash: shade('#eaf1fd', '#16233d'),
    line: shade('#b7cff5', '#2d4a7d'),
  },
  sky: {
    mark: shade('#0a84ab', '#38aed3'),
    text: shade('#07647f', '#68c8e6'),
    wash: shade('#e4f5fa', '#0f2a34'),
    line: shade('#a6dbea', '#215a6e'),
  },
  green: {
    mark: shade('#2b9a57', '#48b877'),
    text: shade('#146c3a', '#74d39b'),
    wash: shade('#e6f5ec', '#132e1f'),
    line: shade('#acdcbf', '#2a5f40'),
  },
  amber: {
    mark: shade('#c27803', '#e0a030'),
    text: shade('#875000', '#efbd62'),
    wash: shade('#fff6e5', '#2c2110'),
    line: shade('#f0cf91', '#6d4f15'),
  },
  red: {
    mark: shade('#d4282f', '#ec6460'),
    text: shade('#b3261e', '#ffa19b'),
    wash: shade('#fdeeed', '#381a1a'),
    line: shade('#f3c0bd', '#74332f'),
  },
  violet: {
    mark: shade('#8245c4', '#aa7de6'),
    text: shade('#6a33a6', '#c5a3f2'),
    wash: shade('#f4eefb', '#281c3a'),
    line: shade('#d9c5f0', '#523977'),
  },
  rose: {
    mark: shade('#c2417c', '#e070a2'),
    text: shade('#a02c61', '#f09ac0'),
    wash: shade('#fceef4', '#361a27'),
    line: shade('#efbfd4', '#703451'),
  },
} satisfies Record<string, Hue>
export type HueName = keyof typeof hues

/**
 * The hue of each meaning. A bill that goes well is violet, blue, sky, green. A bill that doesn't is amber or
 * red, like warnings and errors.
 */
export const roles = {
  neutral: 'slate',
  info: 'blue',
  inProgress: 'sky',
  success: 'green',
  warning: 'amber',
  danger: 'red',
  toConfirm: 'violet',
  held: 'amber',
  confirmed: 'blue',
  settling: 'sky',
  settled: 'green',
  failed: 'red',
  teal: 'teal',
  violet: 'violet',
  rose: 'rose',
} as const satisfies Record<string, HueName>
export type RoleName = keyof typeof roles

/** The statuses of a bill, as roles. */
export const billRoles = ['toConfirm', 'held', 'confirmed', 'settling', 'settled', 'failed'] as const

/** Colors of payment channels. `channel` is a channel without a color of its own. */
export const channels = {
  wechat: shade('#3f8f2f', '#7cc06a'),
  alipay: shade('#2f7fd6', '#6fb1f5'),
  unionpay: shade('#a3478f', '#c97fbf'),
  channel: shade('#6b7a82', '#8d9ca3'),
} as const satisfies Record<string, Shade>
export type ChannelColorName = keyof typeof channels

/** Names of colors that dictionary items may have. */
export type ColorName = RoleName | ChannelColorName

export const isRole = (name: string | undefined): name is RoleName =>
  name !== undefined && Object.hasOwn(roles, name)
export const isChannelColor = (name: string | undefined): name is ChannelColorName =>
  name !== undefined && Object.hasOwn(channels, name)

/** Returns the color of dots and series for the color of a dictionary item. Undefined if it has none. */
export function markOf(name: string | undefined, appearance: Appearance): string | undefined {
  if (isChannelColor(name)) return channels[name][appearance]
  return isRole(name) ? hues[roles[name]].mark[appearance] : undefined
}

/**
 * Colors of series without a color of their own, the first in the teal of the brand. People with color
 * blindness can distinguish the first five.
 */
export const series: Record<Appearance, readonly string[]> = {
  light: ['#0e7a72', '#c26a00', '#8245c4', '#2f93cf', '#00457a', '#c2417c', '#8a6d00', '#5b5b66'],
  dark: ['#4cb5a9', '#e69f00', '#8a6fe8', '#56b4e9', '#ece0a0', '#e070a2', '#ff7a45', '#a8a8b3'],
}

/** Places of measures in `series`, so that a measure has one color in all charts. */
export const measurePlaces: Readonly<Record<string, number>> = {
  amountFen: 0,
  grossFen: 0,
  count: 1,
  payableFen: 2,
  feeFen: 3,
  refundFen: 7,
}

/** Shades of the brand's teal that represent amounts, from low to high. */
export const ramp: Record<Appearance, readonly string[]> = {
  light: ['#e3f3f1', '#9fd3cb', '#4fa79d', '#0e7a72', '#06433f'],
  dark: ['#10302d', '#17564f', '#2b8a80', '#4cb5a9', '#c5efe9'],
}

/** The primary colors that a user can select, the first by default. They are drawn unchanged. */
export const PRIMARY_COLORS = [
  '#1890FF',
  '#F5222D',
  '#FA541C',
  '#FAAD14',
  '#13C2C2',
  '#52C41A',
  '#2F54EB',
  '#722ED1',
] as const

export const white = '#ffffff'
export const black = '#000000'

/** Surfaces, texts and lines that have no hue. */
export const surfaces = {
  page: shade('#f3f5f7', '#0b0d0e'),
  surface: shade('#ffffff', '#141a1c'),
  soft: shade('#f4f8f7', '#1c2528'),
  track: shade('#e3eaec', '#2f3d41'),
  ink: shade('#16262b', '#e6edee'),
  muted: shade('#566970', '#9fb1b6'),
  line: shade('#b9c6ca', '#46565b'),
  'line-strong': shade('#80969d', '#6b7f85'),
  'line-soft': shade('#d5e0df', '#2f3d41'),
  placeholder: shade('#6f6f6f', 'rgba(255,255,255,0.56)'),
  tertiary: shade('rgba(0,0,0,0.58)', 'rgba(255,255,255,0.58)'),
  /** Text on a bright fill, which white text would not be readable on. */
  'on-bright': shade('#1f0506', '#1f0506'),
  shadow: shade('rgba(0,0,0,0.14)', 'rgba(0,0,0,0.4)'),
} satisfies Record<string, Shade>

/**
 * Colors of the logo, and of the dark panel beside the sign-in form, in both appearances. A dark menu has the
 * color of this panel.
 */
export const brand = {
  pot: '#0e5a5e',
  tea: '#f0b352',
  'tea-line': '#5fb3ad',
  'panel-top': '#0b4a50',
  panel: '#07343b',
  'panel-bottom': '#062a31',
  'panel-entry': '#557b80',
} as const

/** Colors of small pictures of the screen, which show both appearances side by side. */
export const pictures = {
  page: surfaces.page,
  surface: shade('#ffffff', '#1f1f1f'),
  ink: shade('#d5dbe0', '#4b4f52'),
} satisfies Record<string, Shade>

/** Latin fonts come first, so that digits and Latin letters look the same beside every script. */
export const fontFamily =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, " +
  "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif"
/** Fonts for numbers of accounts and codes. */
export const codeFamily =
  "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace"

/** Maximum width of a form without tables, and width of a drawer with such a form, in px. */
export const FORM_PX = 720
export const SMALL_DRAWER_PX = 480
