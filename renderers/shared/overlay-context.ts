import { createContext } from 'react'

/** True if the page is in a drawer or a dialog. If so, the drawer or dialog shows the title of the page. */
export const OverlayContext = createContext(false)
