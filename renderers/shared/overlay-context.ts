import { createContext } from 'react'

/** True if the page is in a drawer or a dialog. The drawer or dialog then shows the title of the page. */
export const OverlayContext = createContext(false)
