/** Id of the label of an input: what is no input of HTML, a group for example, is named by it. */
export const labelIdOf = (id: string) => `${id}-label`
