/** Returns the name of the address parameter that contains the open tab of a node `tabs`. */
export const tabParameter = (id: string): string => `tab-${id}`
