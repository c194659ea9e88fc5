/** Ids as stock clients send them in a query: commas between, a trailing one too, each once. */
export const readIds = (csv = ''): string[] => [
  ...new Set(
    csv
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  ),
]
