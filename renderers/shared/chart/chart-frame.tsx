import { BarChartOutlined, DownloadOutlined, TableOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { type ReactNode, useId } from 'react'
import { useRuntime, useText } from '#runtime'
import { IconButton } from '../icon-button.tsx'
import plain from '../plain-table.module.css'
import { Anchor } from '../row-detail.tsx'
import css from './chart.module.css'
import type { HrefAt } from './chart-links.ts'
import type { ChartSeries, ChartTable } from './chart-table.ts'
import { formatMeasure } from './format-measure.ts'
import { saveCsv } from './save-chart.ts'
import { useTableView } from './use-table-view.ts'

interface ChartFrameProps {
  title: string
  table: ChartTable
  height: number
  /** Links the numbers of the table to their records. */
  hrefAt?: HrefAt | undefined
  /** True if the chart has no numbers. */
  isEmpty: boolean
  /** Function that downloads the chart as a picture, or undefined if the chart is only a table. */
  savePicture?: () => Promise<void>
  /** The chart itself, or undefined if the chart is only a table. */
  children?: ReactNode
}

/**
 * Frame of a chart with its title and a menu. The menu shows the numbers as a table, or saves the numbers or
 * the picture.
 */
export function ChartFrame({
  title,
  table,
  height,
  hrefAt,
  isEmpty,
  savePicture,
  children,
}: ChartFrameProps) {
  const t = useText()
  const id = useId()
  const [showsTable, setShowsTable] = useTableView(title)
  const hasPicture = children !== undefined
  return (
    <figure className={css.chart} aria-labelledby={id}>
      <figcaption className={css.head}>
        <span className={css.title} id={id} title={title}>
          {title}
        </span>
        {!isEmpty && (
          <span className={css.tools} data-screen>
            {hasPicture && <TableToggle showsTable={showsTable} onChange={setShowsTable} />}
            <SaveMenu title={title} table={table} savePicture={showsTable ? undefined : savePicture} />
          </span>
        )}
      </figcaption>
      {isEmpty ? (
        <p className={css.empty} style={{ height }}>
          {t('No data')}
        </p>
      ) : showsTable || !hasPicture ? (
        <NumbersTable title={title} table={table} height={height} hrefAt={hrefAt} />
      ) : (
        children
      )}
    </figure>
  )
}

function TableToggle({ showsTable, onChange }: { showsTable: boolean; onChange: (shows: boolean) => void }) {
  const t = useText()
  const label = showsTable ? t('Show as chart') : t('Show as table')
  return (
    <IconButton
      size="small"
      icon={showsTable ? <BarChartOutlined aria-hidden /> : <TableOutlined aria-hidden />}
      name={label}
      onClick={() => onChange(!showsTable)}
    />
  )
}

type SaveMenuProps = Pick<ChartFrameProps, 'title' | 'table' | 'savePicture'>

function SaveMenu({ title, table, savePicture }: SaveMenuProps) {
  const t = useText()
  const items = [
    ...(savePicture ? [{ key: 'png', label: t('Save as PNG'), onClick: () => void savePicture() }] : []),
    { key: 'csv', label: t('Save as CSV'), onClick: () => saveCsv(title, table) },
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button
        type="text"
        size="small"
        icon={<DownloadOutlined aria-hidden />}
        aria-label={t('Save {{title}}', { title })}
        title={t('Save')}
      />
    </Dropdown>
  )
}

interface NumbersTableProps {
  title: string
  table: ChartTable
  /** Maximum height in px. A higher table scrolls. */
  height: number
  hrefAt: HrefAt | undefined
}

/** Shows the numbers of a chart as a table. */
function NumbersTable({ title, table, height, hrefAt }: NumbersTableProps) {
  const { xTitle, categories, series } = table
  return (
    <section
      className={`${plain.scroll} ${css.numbers}`}
      style={{ maxHeight: height }}
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the table
      tabIndex={0}
    >
      <table className={plain.table}>
        <thead>
          <tr>
            <th scope="col">{xTitle}</th>
            {series.map(({ title: name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key and never move
            <tr key={index}>
              <th scope="row">{category}</th>
              {series.map((one) => (
                <td key={one.title}>
                  <MeasureValue series={one} index={index} href={hrefAt?.(one, index)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface MeasureValueProps {
  series: ChartSeries
  index: number
  /** Address of the records that the number counts. */
  href: string | undefined
}

function MeasureValue({ series: { values, format }, index, href }: MeasureValueProps) {
  const { navigation } = useRuntime()
  const value = values[index] ?? null
  const text = value === null ? '–' : formatMeasure(value, format)
  if (href === undefined || value === null) return text
  return (
    <Anchor href={href} onNavigate={() => navigation.navigate(href)}>
      {text}
    </Anchor>
  )
}
