import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ArrayState, observer, useText } from '#runtime'
import { useFormDrawing } from '../form-context.ts'
import css from './table.module.css'

/** Buttons below the table that add a row and restore the row that was deleted last. */
export const TableFoot = observer(({ array }: { array: ArrayState }) => {
  const t = useText()
  const { engine } = useFormDrawing()
  if (!array.isEditable.value) return null
  const { max, columns } = array.spec
  const isFull = max !== undefined && array.rows().length >= max
  const add = () => engine.reveal(array, { row: array.add(), field: columns[0]?.field ?? '' })
  return (
    <div className={css.foot}>
      <Button type="dashed" icon={<PlusOutlined aria-hidden />} disabled={isFull} onClick={add}>
        {t('Add a row')}
      </Button>
      {array.removed.value && (
        <span role="status">
          {t('Row {{row}} was deleted.', { row: array.removed.value.index + 1 })}{' '}
          <Button type="link" size="small" onClick={array.undo}>
            {t('Undo')}
          </Button>
        </span>
      )}
    </div>
  )
})
