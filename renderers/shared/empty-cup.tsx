/** Drawing of an empty cup with its lid, for places without content. Decorative. */
export function EmptyCup() {
  return (
    <svg
      width="96"
      height="84"
      viewBox="0 0 96 84"
      fill="none"
      stroke="var(--gw-teal-mark)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M44 12h8M48 12v4M24 32c2-10 11-16 24-16s22 6 24 16zM18 32h60" fill="var(--gw-teal-wash)" />
      <path d="M21 38c1 18 11 30 21 32h12c10-2 20-14 21-32z" fill="var(--gw-teal-wash)" />
      <path d="M14 78h68" />
    </svg>
  )
}
