interface BrandMarkProps {
  /** Width and height in px. */
  size: number
}

/** The logo: a gaiwan, a lidded tea bowl. */
export function BrandMark({ size }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="12" fill="var(--gw-brand-pot)" />
      <g fill="none" stroke="white" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M21.4 11.5h5.2M24 11.5v3" />
        <path d="M13.5 21.5c1.4-4.5 5.6-7 10.5-7s9.1 2.5 10.5 7z" />
        <path d="M14 40.5h20" />
      </g>
      <path
        d="M11.5 25.5h25c-.4 5.6-4 9.7-8.5 10.5h-8c-4.5-.8-8.1-4.9-8.5-10.5z"
        fill="var(--gw-brand-tea)"
      />
    </svg>
  )
}
