import type { CheckContext } from '../context.ts'
import { operationSources } from '../parts.ts'

/** If a list has an export, checks that the server can export its rows. */
export function checkExports({ page, options, report }: CheckContext) {
  const { exportable } = options
  if (page.kind !== 'list' || !page.list.export || !exportable) return
  const rows = page.list.rows ?? 'rows'
  const source = operationSources(page).find(({ name }) => name === rows)
  if (!source || exportable.includes(source.value.op)) return
  const message = `${source.value.op} doesn't support exports. Supported: ${exportable.join(', ')}.`
  report({ code: 'E203', path: ['list', 'export'], message })
}
