/** Ids as stock clients send them: commas between, a trailing one too, each once. */
export const readIds = (csv: string): string[] => [
  ...new Set(
    csv
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  ),
]
