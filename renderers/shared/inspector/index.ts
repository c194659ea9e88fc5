/** Reads the code of the inspector: only those who ask why need it. */
export const loadInspector = () => import('./inspector.tsx')
