import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readFragments } from '#schemas/fragments'
import { asPageFile, editedPages } from '../page-files.ts'

const schemas = path.join(import.meta.dirname, '../schemas')
const detail = path.join(schemas, 'pages/system/depart-detail.page.json')
const text = readFileSync(detail, 'utf8')

test('the client gets a page with the nodes of its fragments', () => {
  const file = asPageFile(detail, text, readFragments(path.join(schemas, 'fragments')))

  expect(JSON.stringify(file)).toContain('"audit-createBy"')
  expect(JSON.stringify(file)).not.toContain('"node":"fragment"')
})

test('the client gets an error for a page with an unknown fragment', () => {
  expect(asPageFile(detail, text, {})).toMatchObject({ problems: [{ code: 'E218' }] })
})

test('an edited fragment concerns the pages that use fragments, an edited page only itself', async () => {
  const fragment = path.join(schemas, 'fragments/shared/audit.fragment.json')
  const ofFragment = await editedPages(fragment, '')
  const ofPage = await editedPages(detail, text)

  expect(ofFragment.map(([file]) => file)).toContain(detail)
  expect(ofFragment.every(([, content]) => 'page' in content)).toBe(true)
  expect(ofPage.map(([file]) => file)).toEqual([detail])
})
