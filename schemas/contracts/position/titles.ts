/** Chinese translations of the titles that only the models of this area use. */
export const positionTitles = {
  Rank: '职级',
}
