import { FieldContext, Schema, SchemaComponentsContext, SchemaContext, useField } from '@formily/react'
import { type ComponentType, createContext, use } from 'react'
import { observer, useRuntime } from '#runtime'
import { useFormDrawing } from '../form-context.ts'
import { CardNested, LabelledCells, RowButtons, type RowPartProps } from './row-parts.tsx'
import type { RowsDrawing } from './rows-drawing.ts'
import css from './table.module.css'

const RowsContext = createContext<RowsDrawing | undefined>(undefined)

/**
 * Draws the rows of a sub-table in an array component of Formily. All rows are drawn, even those that are out
 * of view.
 */
export const ArrayRows = observer((drawing: RowsDrawing) => {
  const { engine } = useFormDrawing()
  const { arrays } = useRuntime().registry
  const { spec, at } = drawing.array
  const { Component } = arrays.get(spec.component ?? '', { ...at, pointer: `${at.pointer}/component` })
  return (
    <FieldContext value={engine.formily().fieldOf(drawing.array)}>
      <SchemaContext value={rowsSchema}>
        <SchemaComponentsContext value={rowParts}>
          <RowsContext value={drawing}>
            <Component {...spec.props} />
          </RowsContext>
        </SchemaComponentsContext>
      </SchemaContext>
    </FieldContext>
  )
})

/** Title of a row, in place of the row number that Formily draws by default. */
const RowTitle = observer(({ array, row }: RowPartProps) => <>{array.titleOf(row)} </>)

/** Components that draw a row in pieces. The keys are the names that Formily's array components expect. */
const rowParts = { Index: rowPart(RowTitle), Cells: rowPart(RowCells), Remove: rowPart(RowButtons) }
const rowsSchema = new Schema({
  type: 'array',
  items: {
    type: 'void',
    // ArrayCollapse reads this property of the schema, so it must exist.
    'x-component-props': {},
    properties: Object.fromEntries(
      Object.keys(rowParts).map((name) => [name.toLowerCase(), { type: 'void', 'x-component': name }]),
    ),
  },
})

/** Makes a component that draws `Part` for the row in which the component is mounted. */
function rowPart(Part: ComponentType<RowPartProps>) {
  return observer(() => {
    const drawing = use(RowsContext)
    const { index } = useField()
    const row = drawing?.array.rows()[index]
    return drawing && row && <Part {...drawing} row={row} index={index} />
  })
}

function RowCells(props: RowPartProps) {
  return (
    <div className={css.cells}>
      <LabelledCells {...props} />
      <CardNested {...props} />
    </div>
  )
}
