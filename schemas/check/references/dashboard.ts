import type { ExprType } from '../../expr/types.ts'
import type { CheckContext } from '../context.ts'
import { chartBlocksOf, chartFieldsOf, listBlocksOf } from '../dashboard-parts.ts'
import type { Path } from '../page-text.ts'

/** Checks the fields and dictionaries of charts and lists on a dashboard. */
export function checkDashboard(context: CheckContext) {
  for (const part of chartBlocksOf(context.page)) {
    const fields = chartFieldsOf(part)
    checkRows(context, part.path, fields)
    for (const { value, path } of fields) checkDict(context, value.dict, path)
  }
  for (const { value, path } of listBlocksOf(context.page)) {
    const columns = value.columns.map((column, index) => ({
      value: column,
      path: [...path, 'columns', index],
    }))
    checkRows(context, path, columns)
  }
}

interface NamedField {
  value: { field: string }
  path: Path
}

/** Checks that the fields belong to the type of the rows, if the contract declares this type. */
function checkRows({ typeAt, report }: CheckContext, block: Path, fields: readonly NamedField[]) {
  const at = [...block, 'value', '$expr']
  const type = typeAt(at)
  if (type === undefined || type.kind === 'any') return
  if (type.kind !== 'list') {
    report({ code: 'E243', path: at, message: 'A chart or list needs rows, but this source returns none.' })
    return
  }
  const rows: ExprType = type.item
  if (rows.kind !== 'record') return
  for (const { value, path } of fields) {
    if (Object.hasOwn(rows.fields, value.field)) continue
    report({
      code: 'E201',
      path: [...path, 'field'],
      message: `The rows have no field "${value.field}".`,
      written: value.field,
      known: Object.keys(rows.fields),
    })
  }
}

function checkDict({ options, report }: CheckContext, dict: string | undefined, path: Path) {
  const { dictionaries } = options
  if (dict === undefined || !dictionaries || Object.hasOwn(dictionaries, dict)) return
  const message = `Unknown dictionary "${dict}".`
  report({ code: 'E222', path: [...path, 'dict'], message, written: dict, known: Object.keys(dictionaries) })
}
