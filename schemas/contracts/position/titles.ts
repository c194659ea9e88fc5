/** Chinese texts of the titles that only models of this area have. */
export const positionTitles = {
  Rank: '职级',
}
