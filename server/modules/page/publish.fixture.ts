import { beforeAll, beforeEach } from 'vitest'
import type { ListPage, Page, ReleasedPages } from '#schemas'
import { rowsOf } from '../../../tests/support/rows.ts'
import { serveTests } from '../../../tests/support/serve-tests.ts'
import { readShippedPages } from '../../platform/pages/shipped-pages.ts'

type Headers = Record<string, string>

/** Id of the page that the tests publish. */
export const ID = 'bill/SettleBillList'
/** The shipped bill list. */
export const shipped = readShippedPages().get(ID) as ListPage

/** The shipped bill list, in which the column of the bill number has another title. */
export const titled = (title: string, more: Partial<ListPage> = {}): Page => ({
  ...shipped,
  list: {
    ...shipped.list,
    columns: shipped.list.columns.map((column) =>
      column.field === 'billNo' ? { ...column, title } : column,
    ),
  },
  locales: { 'zh-CN': { ...shipped.locales?.['zh-CN'], [title]: '单号' } },
  ...more,
})

/**
 * Starts the server for one test file. Returns the server and functions that publish pages. When a test
 * starts, no pages are published.
 */
export function servePages() {
  const server = serveTests()
  const { run } = rowsOf(server)
  const admin: Headers = {}
  const clerk: Headers = {}
  beforeAll(async () => {
    Object.assign(admin, await server.signIn('admin'))
    Object.assign(clerk, await server.signIn('clerk'))
  })

  beforeEach(async () => {
    await run('alter table page_version disable trigger user')
    await run('alter table page_release disable trigger user')
    await run('delete from page_release')
    await run('delete from page_version')
    await run('delete from page_draft')
    await run('delete from page')
    await run('alter table page_version enable trigger user')
    await run('alter table page_release enable trigger user')
  })

  async function call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { as = admin, body, headers = {} }: { as?: Headers; body?: object; headers?: Headers } = {},
  ) {
    const answer = await server.app.inject({
      method,
      url: `/jeecg-boot/app/pages${path}`,
      headers: { ...as, ...headers },
      ...(body && { payload: body }),
    })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body ? answer.json() : undefined,
    }
  }

  return {
    server,
    run,
    admin,
    clerk,
    call,
    publish: (page: Page, baseVersion = 0, more: object = {}, as = admin) =>
      call('POST', '/publish', { as, body: { id: page.id, page, baseVersion, message: 'Renamed', ...more } }),
    rollBack: (version: number, as = admin) => call('POST', '/rollback', { as, body: { id: ID, version } }),
    released: async (as = clerk): Promise<ReleasedPages> =>
      (await call('GET', '/released', { as })).body.result,
    /**
     * Returns the title of the column that `titled` changes, as the user `as` sees it. If the request fails,
     * returns its HTTP status.
     */
    async titleSeenBy(as: Headers) {
      const { status, body } = await call('GET', `/page?component=${ID}`, { as })
      if (status !== 200) return status
      const { list } = body.result.page as ListPage
      return list.columns.find(({ field }) => field === 'billNo')?.title
    },
  }
}
