import { LeftOutlined } from '@ant-design/icons'
import { useMemo } from 'react'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { NodeBoundary, PageHost, type RecordPlace, RecordPlaceContext } from '#runtime'
import type { Page } from '#schemas'
import { locale } from '../locales/locale-store.ts'
import type { MenuRoute } from '../menu/menu-routes.ts'
import { titleOf } from '../menu/menu-tree.ts'
import { addressOfTab, nameTab, openTabs, removeTabs } from '../tabs/tabs-store.ts'
import { confirmLeave } from '../tabs/unsaved-work.ts'
import { PageGrants } from './page-grants.tsx'
import css from './record-screen.module.css'
import { LITERAL_ADDRESS } from './router-guard.ts'
import { Titled } from './titled.tsx'

/**
 * Shows a list's record as a page with an address of its own. Only lists with `detail.open: "page"` use this
 * screen.
 */
export function RecordScreen({ route }: { route: MenuRoute }) {
  const { node, path, listPath = '', recordId } = route
  const { language } = useSnapshot(locale)
  const name = useSnapshot(openTabs).names[path]
  const place = useRecordPlace(path, listPath)
  const component = node.target.type === 'page' ? node.target.component : ''
  const listTitle = titleOf(node, language)
  return (
    <Titled title={name ?? listTitle}>
      <NodeBoundary at={{ page: component, pointer: '' }}>
        <PageGrants permissionList={node.permissionList}>
          <PageHost
            component={component}
            draw={(list) => {
              const detail = detailPageOf(list)
              return detail === undefined ? (
                <Navigate to="/404" replace />
              ) : (
                <RecordPlaceContext value={place}>
                  <Link to={listPath} className={css.back}>
                    <LeftOutlined aria-hidden /> {listTitle}
                  </Link>
                  <PageHost component={detail} params={{ id: recordId }} />
                </RecordPlaceContext>
              )
            }}
          />
        </PageGrants>
      </NodeBoundary>
    </Titled>
  )
}

/** Id of the page that shows a record of this list. Undefined if the list doesn't open records as pages. */
function detailPageOf(page: Page): string | undefined {
  const detail = page.kind === 'list' ? page.list.detail : undefined
  return detail && 'open' in detail && detail.open === 'page' ? detail.page : undefined
}

/**
 * Names the tab after the record. When the user closes the record, asks before unsaved work is lost, and then
 * opens the list.
 */
function useRecordPlace(path: string, listPath: string): RecordPlace {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      onNamed: (name) => nameTab(path, name),
      leave: async () => {
        if (!(await confirmLeave([path]))) return
        removeTabs([path])
        navigate(addressOfTab(listPath) ?? listPath, { state: LITERAL_ADDRESS })
      },
    }),
    [path, listPath, navigate],
  )
}
