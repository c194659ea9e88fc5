// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PageHost } from '#runtime'
import page from '../../../schemas/pages/system/data-versions.page.json' with { type: 'json' }
import { draw } from '../../../tests/support/draw.tsx'

const version = (dataVersion: number, content: object) => ({
  id: `v${dataVersion}`,
  dataTable: 'sys_position',
  dataId: '7',
  dataContent: JSON.stringify(content),
  dataVersion,
  createBy: dataVersion === 0 ? null : 'admin',
  createTime: '2026-11-20 10:00:00',
  type: 'json',
  dataName: 'Taster',
  action: 'position.edit',
})
const versions = [
  version(2, { name: 'Taster', rank: '3', code: 'tea' }),
  version(1, { name: 'Taster', rank: '2', code: 'tea' }),
  version(0, { name: 'Master', rank: '2', code: 'tea' }),
]
const open = (answer: object = { result: versions }, params: object = { version: 'v2' }) =>
  draw(<PageHost component={page.id} params={{ dataTable: 'sys_position', dataId: '7', ...params }} />, {
    pages: { [page.id]: page },
    codes: ['system:dataLog:list'],
    answers: { 'GET /sys/dataLog/queryDataVerList': () => answer },
  })
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

afterEach(cleanup)

test('a version is compared with the previous one; only differing fields are shown', async () => {
  open()

  expect(await screen.findByText('changed')).toBeTruthy()
  expect(cells('rank')).toEqual(['2', '3'])
  expect(screen.queryByText('code')).toBeNull()

  await userEvent.click(screen.getByRole('switch', { name: 'Only differences' }))
  expect(cells('code')).toEqual(['tea', 'tea'])
})

test('the first version is compared with the state before the log', async () => {
  open(undefined, { version: 'v1' })

  expect(await screen.findByRole('columnheader', { name: 'Before the first log entry' })).toBeTruthy()
  expect(cells('name')).toEqual(['Master', 'Taster'])
})

test('a record without versions shows a message', async () => {
  open({ result: [] })

  expect(await screen.findByText('No versions of this record in the log.')).toBeTruthy()
})
