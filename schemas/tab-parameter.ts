/** Name of the parameter in the address that has the open tab of a node `tabs`. */
export const tabParameter = (id: string): string => `tab-${id}`
