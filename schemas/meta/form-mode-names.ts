/** Modes in which a form page can open. */
export const formModeNames = ['add', 'edit', 'view'] as const

/** Name of a mode. */
export type FormModeName = (typeof formModeNames)[number]
