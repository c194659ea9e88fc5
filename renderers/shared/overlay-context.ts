import { createContext } from 'react'

/** True if the page is in a drawer or dialog, which shows its title. */
export const OverlayContext = createContext(false)
