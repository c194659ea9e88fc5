import type { CheckContext } from '../context.ts'

const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

/** Returns the file name of a page: that of `bill/SettleBillList` is `bill/settle-bill-list.page.json`. */
export const pageFile = (id: string): string => `${id.split('/').map(kebab).join('/')}.page.json`

/** Checks that the file name matches the page id. */
export function checkFileName({ page, options, report }: CheckContext) {
  const file = options.file?.replaceAll('\\', '/')
  const expected = pageFile(page.id)
  if (file === undefined || file === expected || file.endsWith(`/${expected}`)) return
  report({
    code: 'E271',
    path: ['id'],
    message: `The file of page "${page.id}" must be ${expected}.`,
  })
}
