import { createContext } from 'react'

/** Whether the page is drawn over another one: its title stands in the overlay's head then. */
export const OverlayContext = createContext(false)
