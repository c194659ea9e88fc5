import { expect, test } from 'vitest'
import { tokensCss } from './tokens-css.ts'

// `npm run tokens` runs this test with `--update`.
test('tokens.gen.css is up to date (otherwise run `npm run tokens`)', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('./tokens.gen.css')
})
