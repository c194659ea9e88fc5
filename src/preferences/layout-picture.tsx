import styles from './layout-picture.module.css'

/** What a small picture of the shell shows. */
export interface Picture {
  /** Light or dark whatever the screen is; without it the picture follows the screen. */
  ground?: 'light' | 'dark'
  menu?: 'dark'
  isTop?: boolean
  /** The content is centred with room beside it. */
  isNarrow?: boolean
  isCompact?: boolean
}

const ROWS = { default: [26, 34, 42], compact: [22, 27, 32, 37, 42, 47] }

/** The shell, small: menu, header and a page. Decoration; the words stand beside it. */
export function LayoutPicture({ ground, menu, isTop = false, isNarrow = false, isCompact = false }: Picture) {
  const [left, width] = isTop ? [isNarrow ? 22 : 6, isNarrow ? 52 : 84] : [28, 62]
  return (
    <svg
      className={styles.picture}
      data-ground={ground}
      data-menu={menu}
      viewBox="0 0 96 60"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.page} width="96" height="60" />
      <rect className={isTop ? styles.menu : styles.header} width="96" height="12" />
      {isTop ? null : <rect className={styles.menu} width="22" height="60" />}
      <circle className={styles.accent} cx="7" cy="6" r="2.5" />
      {isTop
        ? [18, 34, 50].map((x) => (
            <rect key={x} className={styles.entry} x={x} y="4.5" width="11" height="3" rx="1.5" />
          ))
        : [16, 24, 32].map((y) => (
            <rect key={y} className={styles.entry} x="5" y={y} width="12" height="3" rx="1.5" />
          ))}
      <rect className={styles.card} x={left} y="17" width={width} height="37" rx="2" />
      {ROWS[isCompact ? 'compact' : 'default'].map((y, index) => (
        <rect
          key={y}
          className={index === 0 ? styles.accent : styles.line}
          x={left + 5}
          y={y}
          width={index === 0 ? 16 : width - 10}
          height={isCompact ? 2 : 3}
          rx="1"
        />
      ))}
    </svg>
  )
}
