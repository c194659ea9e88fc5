import { expect, test } from 'vitest'
import { shareRuns } from './share-runs.ts'

/** Creates a task that counts its runs, and the runs that are active at the same time. */
function countRuns() {
  const counts = { runs: 0, active: 0, mostActive: 0 }
  const look = shareRuns(async () => {
    counts.runs += 1
    counts.active += 1
    counts.mostActive = Math.max(counts.mostActive, counts.active)
    await new Promise((resolve) => setTimeout(resolve, 1))
    counts.active -= 1
    return counts.runs
  })
  return { counts, look }
}

test('calls during a run share the next run', async () => {
  const { counts, look } = countRuns()

  expect(await Promise.all([look(), look(), look()])).toEqual([1, 2, 2])
  expect(counts).toMatchObject({ runs: 2, mostActive: 1 })
})

test('a call before the next run starts shares that run', async () => {
  const { counts, look } = countRuns()

  const again = look().then(() => look())
  await Promise.all([again, look()])

  expect(counts).toMatchObject({ runs: 2, mostActive: 1 })
})

test('the next run starts even if the current one fails', async () => {
  let runs = 0
  const look = shareRuns(async () => {
    runs += 1
    if (runs === 1) throw new Error('down')
    return runs
  })

  expect(await Promise.allSettled([look(), look()])).toMatchObject([
    { status: 'rejected' },
    { status: 'fulfilled', value: 2 },
  ])
})
