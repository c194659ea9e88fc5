import styles from './done-mark.module.css'

/** A check mark in a circle. Decorative. */
export function DoneMark() {
  return (
    <svg
      className={styles.done}
      width="56"
      height="56"
      viewBox="0 0 56 56"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="28" cy="28" r="28" />
      <path d="M17 28.5l7.5 7.5L39.5 21" />
    </svg>
  )
}
