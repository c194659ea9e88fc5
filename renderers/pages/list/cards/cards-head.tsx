import { Checkbox, Select } from 'antd'
import { type ListState, type Sort, useText } from '#runtime'
import css from './cards.module.css'

/** What a table's headings do: choose all rows on this page, and sort. */
export function CardsHead({ list }: { list: ListState }) {
  const t = useText()
  const sortable = list.columns.filter((column) => column.sortable)
  if (sortable.length === 0 && !list.selection.enabled) return null
  const { field, order } = list.sort ?? {}
  return (
    <div className={css.tools}>
      {list.selection.enabled && !list.selection.isSingle && <ChooseAll list={list} />}
      {sortable.length > 0 && (
        <Select
          className={css.sort}
          aria-label={t('Sort by')}
          placeholder={t('Sort by')}
          value={sortable.some((column) => column.field === field) ? `${field} ${order}` : null}
          options={sortable.flatMap(({ field, title }) => [
            { value: `${field} asc`, label: `${title} ↑`, title: t('{{title}}, upwards', { title }) },
            { value: `${field} desc`, label: `${title} ↓`, title: t('{{title}}, downwards', { title }) },
          ])}
          onChange={(chosen) => list.setSort(sortOf(chosen))}
        />
      )}
    </div>
  )
}

function sortOf(chosen: string | null): Sort | undefined {
  const [field, order] = chosen?.split(' ') ?? []
  return field && (order === 'asc' || order === 'desc') ? { field, order } : undefined
}

function ChooseAll({ list }: { list: ListState }) {
  const t = useText()
  const { rows, rowKey, selection } = list
  const onPage = new Set(rows.map((row) => String(row[rowKey])))
  const chosen = selection.keys.filter((key) => onPage.has(key)).length
  const others = selection.keys.filter((key) => !onPage.has(key))
  return (
    <Checkbox
      className={css.all}
      checked={chosen === onPage.size}
      indeterminate={chosen > 0 && chosen < onPage.size}
      onChange={({ target }) =>
        selection.change(target.checked ? [...others, ...onPage] : others, target.checked ? rows : [])
      }
    >
      {t('Select all')}
    </Checkbox>
  )
}
