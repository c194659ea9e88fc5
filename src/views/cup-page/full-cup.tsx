import styles from './cup-page.module.css'

/** A gaiwan that stands ready, its lid on: decoration only. */
export function FullCup() {
  return (
    <svg width="200" height="190" viewBox="0 0 200 190" aria-hidden="true" focusable="false">
      <ellipse cx="100" cy="170" rx="86" ry="11" className={styles.ground} />
      <g className={styles.cup} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M54 156h92l-10 10H64z" />
        <path d="M54 84h92c0 40-22 62-38 66H92c-16-4-38-26-38-66z" />
        <path d="M60 80c7-13 23-19 40-19s33 6 40 19z" />
        <path d="M90 52h20M100 52v9M48 84h104" fill="none" />
      </g>
      <g className={styles.steam} strokeWidth="4" strokeLinecap="round" fill="none">
        <path d="M82 38c-6-6 6-10 0-18M100 34c-6-6 6-10 0-18M118 38c-6-6 6-10 0-18" />
      </g>
    </svg>
  )
}
