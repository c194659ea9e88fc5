/**
 * Returns the id of an input's label. Components that are not an HTML input, such as a group of checkboxes,
 * refer to it by `aria-labelledby`.
 */
export const labelIdOf = (id: string) => `${id}-label`
