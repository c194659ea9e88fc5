import type { CSSProperties } from 'react'
import css from './cell.module.css'

/**
 * Number of the text's shade for each color. The background has shade 1. Higher shades are darker in the
 * light theme and lighter in the dark theme. Each number is the lowest one, from 7 on, with a contrast of at
 * least 4.5:1 to the background in both themes.
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
 * Styles by color. All tags of a color share one style object. A tag whose color is missing in this map is
 * grey.
 */
const styles = new Map<string, CSSProperties>([
  ...(Object.keys(SHADES) as Hue[]).map((hue) => [hue, paint(hue)] as const),
  ...Object.entries(MEANINGS).map(([meaning, hue]) => [meaning, paint(hue)] as const),
])

function paint(hue: Hue): CSSProperties {
  return { background: `var(--ant-${hue}-1)`, color: `var(--ant-${hue}-${SHADES[hue]})` }
}

/** A tag that looks like antd's. The tag is a plain `span`, because antd's component renders more slowly. */
export function DictTag({ text, color }: { text: string; color: string | undefined }) {
  return (
    <span className={css.tag} style={color === undefined ? undefined : styles.get(color)}>
      {text}
    </span>
  )
}
