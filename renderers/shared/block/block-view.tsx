import { RightOutlined, WarningOutlined } from '@ant-design/icons'
import { Flex } from 'antd'
import { type ReactNode, useMemo } from 'react'
import {
  type BlockState,
  type ChartMeasure,
  type DataRecord,
  useColumns,
  useRuntime,
  useText,
} from '#runtime'
import { errorText } from '#runtime/http'
import type { ChartBlock, ListBlock } from '#schemas'
import type { AppError } from '#schemas/errors'
import { isRecord } from '#schemas/values'
import { asText } from '../as-text.ts'
import { ColumnTitle } from '../column-title.tsx'
import { DetailCell } from '../detail-cell.tsx'
import { endClass } from '../end-class.ts'
import { LazyFrame } from '../frame/lazy-frame.tsx'
import table from '../plain-table.module.css'
import { Anchor } from '../row-detail.tsx'
import { Words } from '../words.tsx'
import css from './block.module.css'
import { BlockError } from './block-error.tsx'

/** Draws a block: its content, a placeholder while its data load, or an error. */
export function BlockView({ state }: { state: BlockState }) {
  const { Failed } = useRuntime().registry.states
  const { error, staleError } = state
  if (error?.kind === 'schema')
    return (
      <div className={css.card}>
        <Failed error={error} />
      </div>
    )
  if (error) return <BlockError state={state} error={error} />
  return (
    <>
      <Content state={state} />
      {staleError && <Stale error={staleError} />}
    </>
  )
}

function Content({ state }: { state: BlockState }): ReactNode {
  const t = useText()
  const { registry } = useRuntime()
  const { block, title, value, to, isLoading } = state
  if ('chart' in block) return <ChartBlockView block={block} state={state} />
  if ('columns' in block) return <ListBlockView block={block} state={state} />
  if ('frame' in block)
    return (
      <section className={`${css.card} ${css.padded}`}>
        <h2 className={css.name}>{title}</h2>
        {!isLoading && <LazyFrame title={title} address={asText(value) ?? ''} height={block.height} />}
      </section>
    )
  if ('text' in block)
    return (
      <section className={`${css.card} ${css.padded}`} style={{ minHeight: block.height }}>
        {title && <h2 className={css.name}>{title}</h2>}
        {isLoading ? (
          <div className={css.line} role="status" aria-label={t('Loading')} />
        ) : (
          <div className={css.words}>
            <Words text={asText(value) ?? ''} format={block.format} />
          </div>
        )}
      </section>
    )
  const { Component } = registry.blocks.get('custom' in block ? block.custom : block.block)
  return <Component title={title} value={value} to={to} loading={isLoading} props={block.props ?? {}} />
}

/** Warns that the data of a block may be outdated, because the last refresh failed. */
function Stale({ error }: { error: AppError }) {
  const t = useText()
  const note = t('This may be out of date: {{reason}}', { reason: errorText(error, t) })
  return (
    <span className={css.stale} role="img" aria-label={note} title={note}>
      <WarningOutlined />
    </span>
  )
}

interface BlockHeadProps {
  /** Title of the block, or undefined if the content draws its own title. */
  title?: string
  /** Address of the page with all data, or undefined if the user may not open it. */
  to: string | undefined
}

/** Title of a block, with a link to the page that shows all data. */
function BlockHead({ title, to }: BlockHeadProps) {
  const t = useText()
  const { navigation } = useRuntime()
  return (
    <Flex align="baseline" justify="space-between" gap={12}>
      {title === undefined ? (
        <span />
      ) : (
        <h2 className={css.name} title={title}>
          {title}
        </h2>
      )}
      {to !== undefined && (
        <Anchor href={to} onNavigate={() => navigation.navigate(to)}>
          {t('Show all')} <RightOutlined aria-hidden className={css.arrow} />
        </Anchor>
      )}
    </Flex>
  )
}

/**
 * Reads the rows of a response that is a list or a page of a list. Returns undefined for any other response.
 */
function rowsOf(value: unknown): readonly DataRecord[] | undefined {
  if (Array.isArray(value)) return value.filter(isRecord)
  const records = isRecord(value) ? value.records : undefined
  return Array.isArray(records) ? records.filter(isRecord) : undefined
}

/** Default height of a chart, in px. */
const HEIGHT = 280
const NO_ROWS: readonly DataRecord[] = []

/** Draws a chart in a card. The chart draws its own title. */
function ChartBlockView({ block, state }: { block: ChartBlock; state: BlockState }) {
  const t = useText()
  const { Component } = useRuntime().registry.charts.get(block.chart)
  const { title, value, to, hrefOf, isLoading } = state
  const height = block.height ?? HEIGHT
  const columns = useMemo(() => {
    const named = <Field extends { title: string }>(field: Field) => ({ ...field, title: t(field.title) })
    return {
      x: named(block.x),
      y: block.y.map(named) satisfies ChartMeasure[],
      series: block.series && named(block.series),
    }
  }, [block, t])
  const rows = useMemo(() => rowsOf(value) ?? NO_ROWS, [value])
  return (
    <div className={`${css.card} ${css.padded} ${css.chart}`} style={{ minHeight: height }}>
      {isLoading ? (
        <>
          <BlockHead title={title} to={undefined} />
          <div className={css.wait} role="status" aria-label={t('Loading')} style={{ height }} />
        </>
      ) : (
        <Component
          {...columns}
          title={title}
          data={rows}
          height={height}
          hrefOf={hrefOf}
          props={block.props ?? {}}
        />
      )}
      {to !== undefined && !isLoading && <BlockHead to={to} />}
    </div>
  )
}

const DEFAULT_ROWS = 10
/** Maximum number of columns on a phone, which draws each row as a list of its values. */
const MAX_MOBILE_COLUMNS = 3

/** Shows the first rows of a data source in a small table. A link leads to the page with all rows. */
function ListBlockView({ block, state }: { block: ListBlock; state: BlockState }) {
  const t = useText()
  const { title, value, to, isLoading, at } = state
  const rows = rowsOf(value)?.slice(0, block.rows ?? DEFAULT_ROWS) ?? []
  return (
    <section className={`${css.card} ${css.padded}`} aria-label={title}>
      <BlockHead title={title} to={to} />
      {isLoading ? (
        <div className={css.wait} role="status" aria-label={t('Loading')} style={{ height: block.height }} />
      ) : rows.length === 0 ? (
        <p className={css.empty}>{t(block.empty ?? 'No rows')}</p>
      ) : (
        <Rows columns={block.columns} pointer={`${at.pointer}/columns`} rows={rows} height={block.height} />
      )}
    </section>
  )
}

interface RowsProps {
  columns: ListBlock['columns']
  pointer: string
  rows: readonly Readonly<Record<string, unknown>>[]
  height: number | undefined
}

function Rows({ columns: own, pointer, rows, height }: RowsProps) {
  const columns = useColumns(own, pointer)
  return (
    <div className={css.rows} style={{ maxHeight: height }}>
      <table
        className={columns.length > MAX_MOBILE_COLUMNS ? `${table.table} ${table.stacked}` : table.table}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                scope="col"
                key={column.id}
                className={endClass(column)}
                style={{ textAlign: column.align, width: column.width }}
              >
                <ColumnTitle column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={asText(row.id) ?? index}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={endClass(column)}
                  style={{ textAlign: column.align }}
                  data-title={`${column.title}${column.unit ?? ''}`}
                >
                  <div>
                    <DetailCell column={column} record={row} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
