/** Id of an input's label, for `aria-labelledby` of elements that are not HTML inputs, such as a group. */
export const labelIdOf = (id: string) => `${id}-label`
