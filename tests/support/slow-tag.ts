/** Tag of tests that are rare or long. */
export const slowTag = {
  name: 'slow',
  description: 'Rare or long: run by `npm run test:all`, left out of `npm test`',
}
