import { DownOutlined, FilterOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type CSSProperties, type FormEvent, useRef, useState } from 'react'
import { type ListSearch, observer, type SmallForm, useSmallForm, useText } from '#runtime'
import { FormFields } from './form/form-fields.tsx'
import css from './search-form.module.css'
import { useGridColumns } from './use-grid-columns.ts'

const MIN_WIDTH = 232
const GAP = 16

interface SearchFormProps {
  pageId: string
  /** JSON Pointer of the list of fields in the page. */
  pointer: string
  /** Number of rows of inputs that stay visible while the form is collapsed. */
  rows?: number | undefined
  search: ListSearch
}

/**
 * Search form, which is collapsed at first. On a phone, a button opens the form. Enter starts the search. The
 * form renders again when the condition of a field changes.
 */
export const SearchForm = observer(({ pageId, pointer, rows = 1, search }: SearchFormProps) => {
  const t = useText()
  const grid = useRef<HTMLDivElement>(null)
  const columns = useGridColumns(grid, MIN_WIDTH, GAP)
  const [isOpen, setOpen] = useState(false)
  const [isExpanded, setExpanded] = useState(false)
  const { values, changed } = search
  const form = useSmallForm({ pageId, pointer, fields: search.fields, values })
  const fields = shownFields(form)

  const fitting = Math.max(1, rows * columns - 1)
  const canExpand = fields.length > fitting && columns > 1
  const shown = canExpand && !isExpanded ? fitting : fields.length
  const hiddenChanged = fields.slice(shown).filter(({ id }) => changed.has(id)).length
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const values = await form.submit()
    if (values) search.apply(values)
    else if (fields.slice(shown).some(({ id }) => id === form.engine.focus.value?.leaf.id)) setExpanded(true)
  }
  const reset = () => {
    form.fill(values)
    search.reset()
  }
  return (
    <form className={css.search} onSubmit={submit} data-open={isOpen} aria-label={t('Search')}>
      <Button
        className={css.filters}
        icon={<FilterOutlined aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        block
      >
        {changed.size > 0 ? t('Filters ({{count}})', { count: changed.size }) : t('Filters')}
      </Button>
      <div className={css.grid} ref={grid} style={{ '--columns': columns } as CSSProperties}>
        <FormFields form={form} shown={shown} />
        <div className={css.buttons}>
          {canExpand && (
            <Button
              className={css.more}
              type="link"
              icon={isExpanded ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
              iconPlacement="end"
              aria-expanded={isExpanded}
              onClick={() => setExpanded(!isExpanded)}
            >
              {isExpanded
                ? t('Less')
                : hiddenChanged > 0
                  ? t('More ({{count}})', { count: hiddenChanged })
                  : t('More')}
            </Button>
          )}
          <Button onClick={reset}>{t('Reset')}</Button>
          <Button type="primary" htmlType="submit">
            {t('Search')}
          </Button>
        </div>
      </div>
    </form>
  )
})

/** Returns the fields whose conditions are met by the values in the form. */
const shownFields = ({ engine }: SmallForm) =>
  engine.parts.flatMap(({ children }) => children.filter(({ shown }) => shown.value))
