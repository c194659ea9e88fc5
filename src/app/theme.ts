import { theme as antd, type ThemeConfig } from 'antd'

type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...args: never[]) => unknown>

/** The primary blue, dark enough to be written in. */
const READABLE_BLUE = '#0b6bcb'

/** By day: what antd writes in pale grey is dark enough to read, 4.5:1 at least. */
const readable: Algorithm = (seed, map) => ({
  ...(map ?? antd.defaultAlgorithm(seed)),
  colorTextTertiary: 'rgba(0,0,0,0.58)',
})

/**
 * The look of the product: the specification's blue for what is filled; what is written in it, or in red, is darker,
 * so that it can be read.
 */
export const theme: ThemeConfig = {
  algorithm: [antd.defaultAlgorithm, readable],
  // The class that carries antd's variables: on <body> of index.html, so that all of ours can use them.
  cssVar: { key: 'gaiwan' },
  hashed: false,
  token: {
    colorPrimary: '#1890FF',
    colorLink: READABLE_BLUE,
    colorLinkHover: '#0a5cae',
    colorLinkActive: '#084a8c',
    colorError: '#d4282f',
    colorTextPlaceholder: '#757575',
    borderRadius: 6,
    colorBgLayout: '#f3f5f7',
    fontFamily:
      "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'PingFang SC', 'Microsoft YaHei', " +
      "'Noto Sans', 'Noto Sans SC', 'Noto Sans CJK SC', Arial, sans-serif",
  },
  components: {
    // A selected row's link stays readable under the pointer.
    Table: { rowSelectedHoverBg: '#dcf2ff' },
    Menu: { itemSelectedColor: READABLE_BLUE, subMenuItemSelectedColor: READABLE_BLUE },
    Pagination: { itemActiveColor: READABLE_BLUE, itemActiveColorHover: READABLE_BLUE },
  },
}
