import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  createIdMaker,
  migrate,
  openDatabase,
  startEmbedded,
  withTransaction,
} from '../../server/db/index.ts'
import { type AuditEntry, appendAudits, chainHash } from '../../server/platform/audit-log/append.ts'
import { againstPeer } from './figures.ts'
import type { Row } from './table.ts'

const ROWS = 10_000
const ROWS_PER_STATEMENT = 500
const ROUNDS = 5
/** First sequence number of the rows of the peer, far from those of the chain. */
const PLAIN_SEQ = 1_000_000_000

const origin = { user: { id: '1', username: 'admin' }, requestId: 'bench' }
const entries = Array.from({ length: ROWS }, (_, index): AuditEntry => {
  return {
    action: 'bill.confirm',
    subject: { kind: 'settle_bill', id: `b${index}` },
    detail: { from: { status: 'PENDING' }, to: { status: 'CONFIRMED' } },
  }
})

/**
 * Measures one transaction that writes 10,000 audit rows. Its peer inserts the same rows, with hashes that the
 * client computes.
 */
export async function benchAuditRows(): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gaiwan-bench-audit-'))
  chmodSync(dataDir, 0o755)
  const systemDir = path.join(dataDir, 'system')
  const embedded = await startEmbedded({ dataDir, systemDir, log: () => undefined })
  const database = openDatabase({ url: embedded.url, businessTz: 'Asia/Shanghai' })
  const { db } = database
  await migrate(database.pool)
  const ids = await createIdMaker(db)

  const chained = () =>
    withTransaction(db, (tx) => appendAudits(tx, { entries, origin, nextId: ids.nextId, at: new Date() }))

  async function plain(round: number): Promise<void> {
    let hash: Buffer = Buffer.alloc(32)
    const rows = entries.map(({ action, subject, detail }, index) => {
      const row = {
        seq: PLAIN_SEQ + round * ROWS + index,
        id: ids.nextId(),
        create_time: new Date().toISOString(),
        user_id: origin.user.id,
        username: origin.user.username,
        action,
        subject_kind: subject.kind,
        subject_id: subject.id,
        page_id: null,
        page_version: null,
        action_id: null,
        request_id: origin.requestId,
        detail,
      }
      const previous = hash
      hash = chainHash(previous, row)
      return { ...row, detail: JSON.stringify(detail), prev_hash: previous, hash }
    })
    await withTransaction(db, async (tx) => {
      for (let start = 0; start < ROWS; start += ROWS_PER_STATEMENT)
        await tx
          .insertInto('audit_log')
          .values(rows.slice(start, start + ROWS_PER_STATEMENT))
          .execute()
    })
  }

  const timeOf = async (work: () => Promise<void>) => {
    const began = performance.now()
    await work()
    return performance.now() - began
  }
  const own: number[] = []
  const peer: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    own.push(await timeOf(chained))
    peer.push(await timeOf(() => plain(round)))
  }
  await ids.close()
  await database.close()
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return [
    againstPeer(`a transaction with ${ROWS} audit rows (≤ 2.0)`, own, { name: 'plain insert', times: peer }),
  ]
}
