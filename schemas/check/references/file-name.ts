import type { CheckContext } from '../context.ts'

const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

/** Returns the file name of a page: `bill/settle-bill-list.page.json` for `bill/SettleBillList`. */
export const pageFile = (id: string): string => `${id.split('/').map(kebab).join('/')}.page.json`

/** Returns the file name of a fragment: `shared/audit.fragment.json` for `shared/Audit`. */
export const fragmentFile = (id: string): string => `${id.split('/').map(kebab).join('/')}.fragment.json`

/** True if the path ends with the file name, or if the path is unknown. */
export const isFile = (path: string | undefined, name: string): boolean =>
  path === undefined || `/${path.replaceAll('\\', '/')}`.endsWith(`/${name}`)

/** Checks that the file name matches the page id. */
export function checkFileName({ page, options, report }: CheckContext) {
  const expected = pageFile(page.id)
  if (isFile(options.file, expected)) return
  report({
    code: 'E271',
    path: ['id'],
    message: `The file of page "${page.id}" must be ${expected}.`,
  })
}
