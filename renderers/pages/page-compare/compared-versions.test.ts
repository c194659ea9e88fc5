import { expect, test } from 'vitest'
import type { PageVersion } from '#schemas'
import { versionsToCompare } from './compared-versions.ts'

const version = (number: number, more: Partial<PageVersion> = {}) =>
  ({ version: number, state: 'PAST', audience: null, baseVersion: null, ...more }) as PageVersion
const live: Partial<PageVersion> = { state: 'LIVE', baseVersion: 1 }

test.each<[string, PageVersion[], number | undefined, [number, number]]>([
  ['the live version with the opened one', [version(3, live), version(2), version(1)], 2, [3, 2]],
  ['the base of the live version with the live one', [version(3, live), version(2), version(1)], 3, [1, 3]],
  ['the same without an opened version', [version(3, live), version(2), version(1)], undefined, [1, 3]],
  [
    'the shipped page if a version is live for a department only',
    [version(1, { ...live, audience: 'A01' })],
    1,
    [0, 1],
  ],
  ['the shipped page with itself if it is the only version', [version(0)], undefined, [0, 0]],
])('compares %s', (_what, versions, opened, [from, to]) => {
  expect(versionsToCompare(versions, opened)).toEqual({ from, to })
})
