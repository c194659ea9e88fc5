import type { ShopApplication, ShopRevision } from '#schemas'
import { serveApplications } from './applications.fixture.ts'

/** Returns the HTTP status, the error code and the invalid fields of an error response. */
export const failure = (answer: {
  statusCode: number
  json(): { result: { error: string; fields?: object } }
}) => {
  const { error, fields = {} } = answer.json().result
  return [answer.statusCode, error, ...Object.keys(fields)]
}

/**
 * Application that the wizard sends if a user changes only the inputs in `more`. The inputs of numbers are
 * empty.
 */
export function applicationOf(
  { typed, revision }: { typed: ShopApplication; revision: ShopRevision },
  more: Partial<ShopApplication> = {},
): ShopApplication {
  const { bossKind: _, bossName: __, bossMobile: ___, bossIdNo: ____, ...kept } = typed
  const { id, version, bossId } = revision
  return {
    ...kept,
    isNewBoss: false,
    id,
    version,
    bossId,
    legalIdNo: null,
    accountNo: null,
    reservedMobile: null,
    ...more,
  }
}

/**
 * Starts the server for one test file. Returns the server and functions that submit, reject and correct
 * shops.
 */
export function serveRevisions() {
  const applications = serveApplications()
  const { send: sendAs, get, shop } = applications

  const send = (method: 'POST' | 'PUT', path: string, payload: object, by?: string) =>
    sendAs(method, path, payload, by === undefined ? {} : { by })

  /** Submits a shop, rejects it and starts its revision. */
  async function shopInRevision(): Promise<{ typed: ShopApplication; revision: ShopRevision }> {
    const typed = shop()
    const { id } = (await send('POST', 'submit', typed)).json().result
    await send('PUT', 'reject', { id, version: 0, section: 'LICENCE', reason: 'blurred photo' }, 'reviewer')
    await send('PUT', 'revise', { id, version: 1 })
    return { typed, revision: await get<ShopRevision>('revision', id) }
  }

  return { ...applications, send, shopInRevision }
}
