import { createContext } from 'react'

/** True if the page is in a drawer or dialog. The overlay then shows the title of the page. */
export const OverlayContext = createContext(false)
