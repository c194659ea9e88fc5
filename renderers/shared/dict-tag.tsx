import type { CSSProperties } from 'react'
import css from './cell.module.css'

/**
 * Shade of the text for each color, on shade 1 of the color. A higher shade is darker in the light theme and
 * lighter in the dark theme. Each shade is the lowest, from 7, with a contrast of at least 4.5:1 in both themes.
 */
const SHADES = {
  blue: 7,
  purple: 8,
  cyan: 8,
  green: 8,
  magenta: 7,
  pink: 7,
  red: 7,
  orange: 8,
  yellow: 9,
  volcano: 8,
  geekblue: 8,
  lime: 9,
  gold: 9,
} as const
type Hue = keyof typeof SHADES

const MEANINGS: Readonly<Record<string, Hue>> = {
  success: 'green',
  processing: 'blue',
  error: 'red',
  warning: 'gold',
}

/**
 * Styles by color, created once, so that a table with many tags shares these objects. A color of the server
 * that isn't listed here is shown as grey.
 */
const styles = new Map<string, CSSProperties>([
  ...(Object.keys(SHADES) as Hue[]).map((hue) => [hue, paint(hue)] as const),
  ...Object.entries(MEANINGS).map(([meaning, hue]) => [meaning, paint(hue)] as const),
])

function paint(hue: Hue): CSSProperties {
  return { background: `var(--ant-${hue}-1)`, color: `var(--ant-${hue}-${SHADES[hue]})` }
}

/** A tag with antd's styles. Uses a plain `span`, because antd's component is slower. */
export function DictTag({ text, color }: { text: string; color: string | undefined }) {
  return (
    <span className={css.tag} style={color === undefined ? undefined : styles.get(color)}>
      {text}
    </span>
  )
}
