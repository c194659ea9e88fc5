interface EyeIconProps {
  isOpen: boolean
}

/** Drawing of an eye. The eye is struck through while the password is hidden. */
export function EyeIcon({ isOpen }: EyeIconProps) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
      {isOpen ? null : <path d="M4.5 19.5l15-15" strokeLinecap="round" />}
    </svg>
  )
}
