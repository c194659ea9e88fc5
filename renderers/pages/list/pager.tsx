import { DoubleLeftOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Pagination, Select } from 'antd'
import { type ListPagination, useText } from '#runtime'
import { formatNumber } from '../../shared/format-number.ts'
import { MOBILE, useMedia } from '../../shared/use-media.ts'
import css from './list.module.css'

const PAGE_SIZES = [20, 50, 100, 200]

interface PagerProps {
  pagination: ListPagination
  /** Number of visible rows. */
  shown: number
}

/**
 * Pagination. Page numbers exist up to row 10,000; beyond that row, there are only *first page*, *previous*,
 * *next* and a note.
 */
export function Pager({ pagination, shown }: PagerProps) {
  if (pagination.mode === 'cursor') return <CursorPager pagination={pagination} />
  if (pagination.total === 0 && shown === 0) return null
  return <OffsetPager pagination={pagination} />
}

function OffsetPager({ pagination }: { pagination: ListPagination }) {
  const t = useText()
  const isMobile = useMedia(MOBILE)
  const { pageNo, pageSize, total, totalCapped, hasNext } = pagination
  const isLast = totalCapped && hasNext && pageNo * pageSize >= total
  const change = (next: number, size: number) => {
    if (size !== pageSize) pagination.setPageSize(size)
    else pagination.goTo(next)
  }
  return (
    <nav className={css.pager} aria-label={t('Pages')}>
      {isLast && (
        <Button onClick={pagination.next} icon={<RightOutlined aria-hidden />} iconPlacement="end">
          {t('Rows past {{count}}', { count: formatNumber(total) })}
        </Button>
      )}
      <Pagination
        current={pageNo}
        pageSize={pageSize}
        total={total}
        onChange={change}
        pageSizeOptions={PAGE_SIZES}
        showSizeChanger={!isMobile}
        showQuickJumper={!isMobile}
        simple={isMobile}
        showLessItems
      />
    </nav>
  )
}

function CursorPager({ pagination }: { pagination: ListPagination }) {
  const t = useText()
  return (
    <nav className={css.pager} aria-label={t('Pages')}>
      <span className={css.note}>
        {t('Page numbers end at row 10,000. Browse page by page, or narrow the search.')}
      </span>
      <Button icon={<DoubleLeftOutlined aria-hidden />} onClick={pagination.first}>
        {t('First page')}
      </Button>
      <Button
        icon={<LeftOutlined aria-hidden />}
        disabled={!pagination.hasPrevious}
        onClick={pagination.previous}
      >
        {t('Previous')}
      </Button>
      <Button
        icon={<RightOutlined aria-hidden />}
        iconPlacement="end"
        disabled={!pagination.hasNext}
        onClick={pagination.next}
      >
        {t('Next')}
      </Button>
      <Select
        value={pagination.pageSize}
        onChange={pagination.setPageSize}
        options={PAGE_SIZES.map((size) => ({ value: size, label: t('{{count}} / page', { count: size }) }))}
        aria-label={t('Rows per page')}
      />
    </nav>
  )
}
