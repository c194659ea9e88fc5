/** Parses ids that are separated by commas. Removes duplicates and empty entries. */
export const readIds = (csv: string | null | undefined): string[] => [
  ...new Set(
    (csv ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter((id) => id !== ''),
  ),
]
