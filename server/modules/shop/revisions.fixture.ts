import type { ShopApplication, ShopRevision } from '#schemas'
import { serveApplications } from './applications.fixture.ts'

/** Returns the status, the code and the wrong fields of a refusal. */
export const failure = (answer: {
  statusCode: number
  json(): { result: { error: string; fields?: object } }
}) => {
  const { error, fields = {} } = answer.json().result
  return [answer.statusCode, error, ...Object.keys(fields)]
}

/** Application of the wizard that changes nothing but `more`: inputs of numbers are empty. */
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

/** Starts the server of one test file, with functions that submit, reject and correct shops. */
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
