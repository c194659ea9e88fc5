import { expect, test } from 'vitest'
import type { DetailPage } from '#schemas'
import { readShippedPages } from './shipped-pages.ts'

test('no shipped page is left out and none has a fragment that is not expanded', () => {
  const pages = [...readShippedPages().values()]

  expect(pages.length).toBeGreaterThan(80)
  expect(JSON.stringify(pages)).not.toContain('"node":"fragment"')
})

test('the department and the announcement have the values of the same fragment', () => {
  const ids = ['system/DepartDetail', 'system/SysAnnouncementDetail'].map((id) => {
    const { detail } = readShippedPages().get(id) as DetailPage
    const last = detail.nodes.at(-1)
    return last?.node === 'group' ? last.nodes.map((node) => node.id) : []
  })

  expect(ids[0]).toEqual(['audit-createBy', 'audit-createTime', 'audit-updateBy', 'audit-updateTime'])
  expect(ids[1]).toEqual(ids[0])
})
