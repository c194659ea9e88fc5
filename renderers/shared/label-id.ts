/**
 * Returns the id of an input's label. A group, for example, is not an HTML input, so it refers to its label
 * by `aria-labelledby`.
 */
export const labelIdOf = (id: string) => `${id}-label`
