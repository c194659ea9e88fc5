// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bodyOf, openDialog, type Setting } from './import-dialog.fixture.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('the follow-up of an import', () => {
  async function importAll(setting: Setting) {
    const drawn = await openDialog(setting)
    await drawn.choose()
    await drawn.user.click(await drawn.in.findByRole('button', { name: 'Import 3 rows' }))
    await drawn.in.findByText('3 rows are imported.')
    return drawn
  }

  test('is shown at the end, with the action on all records', async () => {
    const drawn = await importAll({ afterwards: {}, codes: ['bill:hold'] })

    expect(await drawn.in.findByText('They wait.')).toBeDefined()
    await drawn.user.click(await drawn.in.findByRole('button', { name: 'Hold them' }))

    await waitFor(() => expect(bodyOf(drawn, '/bill/settleBill/hold')).toEqual([{ ids: 'a,b,c' }]))
  })

  test('is split into batches if there are more records than the action accepts', async () => {
    const drawn = await importAll({ afterwards: { most: 2 }, codes: ['bill:hold'] })

    expect(await drawn.in.findByText('1 to 2 of 3')).toBeDefined()
    await drawn.user.click(drawn.in.getByRole('button', { name: 'Next batch' }))
    expect(drawn.in.getByText('3 to 3 of 3')).toBeDefined()
    await drawn.user.click(drawn.in.getByRole('button', { name: 'Hold them' }))

    await waitFor(() => expect(bodyOf(drawn, '/bill/settleBill/hold')).toEqual([{ ids: 'c' }]))
  })

  test('can be retried if it failed, and shows the error without a toast', async () => {
    let status = 500
    const drawn = await importAll({
      afterwards: {},
      codes: ['bill:hold'],
      made: () => ({ status, result: ['a', 'b', 'c'] }),
    })
    const again = await drawn.in.findByRole('button', { name: 'Try again' })
    expect(drawn.problems).toEqual([])

    status = 200
    await drawn.user.click(again)

    expect(await drawn.in.findByRole('button', { name: 'Hold them' })).toBeDefined()
  })

  test('is shown even without permission, until the import is undone', async () => {
    const drawn = await importAll({ afterwards: {} })
    expect(await drawn.in.findByText('They wait.')).toBeDefined()
    expect(drawn.in.queryByRole('button', { name: 'Hold them' })).toBeNull()

    await drawn.user.click(drawn.in.getByRole('button', { name: 'Undo import' }))

    await drawn.in.findByText('3 rows are reversed.')
    expect(drawn.in.queryByText('They wait.')).toBeNull()
  })

  test('is not requested for a list without a follow-up action', async () => {
    const { calls } = await importAll({})

    expect(calls.map(({ path }) => path)).not.toContain('/app/imports/made')
  })
})
