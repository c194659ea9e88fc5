/** Parses comma-separated ids without duplicates and empty entries. */
export const readIds = (csv: string | null | undefined): string[] => [
  ...new Set(
    (csv ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  ),
]
