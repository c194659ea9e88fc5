/** The parts of a text that has commas between; empty ones are left out, and each stands once. */
export const readIds = (text = ''): string[] => [...new Set(text.split(',').filter((part) => part !== ''))]
