import { AppstoreOutlined, MinusSquareOutlined, PlusSquareOutlined, TableOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { type ListState, type OpenRows, useText, useTreeSwitches } from '#runtime'
import type { ListPage } from '#schemas'
import { IconButton } from '../../../shared/icon-button.tsx'
import { PHONE, useMedia } from '../../../shared/use-media.ts'

interface RowsToolsProps {
  page: ListPage
  list: ListState
  open: OpenRows
}

/** Buttons that switch between cards and table on a phone, and that expand or collapse all rows of a tree. */
export function RowsTools({ page, list, open }: RowsToolsProps) {
  const t = useText()
  const isPhone = useMedia(PHONE)
  const tree = useTreeSwitches(page, list, open)
  const { view, setView, furtherViews } = list.settings
  const isCards = view === 'cards'
  return (
    <>
      {tree && (
        <>
          <Tool icon={<PlusSquareOutlined />} name={t('Expand all')} press={tree.openAll} />
          <Tool icon={<MinusSquareOutlined />} name={t('Collapse all')} press={tree.closeAll} />
        </>
      )}
      {isPhone && furtherViews.length === 0 && (
        <Tool
          icon={isCards ? <TableOutlined /> : <AppstoreOutlined />}
          name={isCards ? t('Show as a table') : t('Show as cards')}
          press={() => setView(isCards ? 'table' : 'cards')}
        />
      )}
    </>
  )
}

const Tool = ({ icon, name, press }: { icon: ReactNode; name: string; press: () => void }) => (
  <IconButton icon={icon} name={name} onClick={press} />
)
