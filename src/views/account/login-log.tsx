import { Table, type TableColumnsType } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { useText } from '#runtime'
import type { LoginRecord } from '#schemas'
import styles from './account.module.css'
import { useDeviceReader } from './device.ts'
import { LoginOutcome } from './login-outcome.tsx'
import { QueryResult } from './query-result.tsx'
import settings from './settings.module.css'
import { useAccount } from './use-account.ts'
import { useDeviceName } from './use-device-name.ts'

const PAGE_SIZE = 20
const MAX_ROW = 10_000

/** One page of the sign-in log. */
export interface LoginLogPage {
  records: LoginRecord[]
  total: number
}

const pageOf = (text: string | null): number => {
  const page = Number(text ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= MAX_ROW / PAGE_SIZE ? page : 1
}

/** The user's own logins, failed logins and logouts. */
export function LoginLog() {
  const text = useText()
  const [search, setSearch] = useSearchParams()
  const pageNo = pageOf(search.get('page'))
  const page = useAccount<LoginLogPage>('account.loginLog', { pageNo, pageSize: PAGE_SIZE })
  const show = (next: number) => setSearch(next === 1 ? {} : { page: String(next) })
  return (
    <>
      <p className={styles.hint}>
        {text('Older entries are removed automatically. Only you can see this log.')}
      </p>
      <QueryResult query={page}>
        {({ records, total }) => (
          <LogTable records={Array.isArray(records) ? records : []} pager={{ total, pageNo, show }} />
        )}
      </QueryResult>
    </>
  )
}

interface LogTableProps {
  records: LoginRecord[]
  pager: { total: number; pageNo: number; show: (page: number) => void }
}

function LogTable({ records, pager: { total, pageNo, show } }: LogTableProps) {
  const text = useText()
  const read = useDeviceReader()
  const nameOf = useDeviceName()
  const columns: TableColumnsType<LoginRecord> = [
    { key: 'time', title: text('Time'), dataIndex: 'time', className: settings.time },
    {
      key: 'outcome',
      title: text('Result'),
      render: (_, { outcome }) => <LoginOutcome outcome={outcome} />,
    },
    {
      key: 'device',
      title: text('From'),
      render: (_, record) => (
        <>
          <span title={record.userAgent ?? undefined}>{nameOf(read?.(record.userAgent))}</span>
          <Details record={record} />
        </>
      ),
    },
  ]
  return (
    <Table<LoginRecord>
      className={settings.log}
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={records}
      locale={{ emptyText: text('No sign-ins yet') }}
      pagination={{
        current: pageNo,
        pageSize: PAGE_SIZE,
        total,
        showSizeChanger: false,
        hideOnSinglePage: true,
        onChange: show,
      }}
    />
  )
}

function Details({ record: { ip, way } }: { record: LoginRecord }) {
  const text = useText()
  const ways = {
    PASSWORD: text('By password'),
    SMS: text('By SMS code'),
    CAS: text('By single sign-on'),
    THIRD: text('By third-party account'),
  }
  const parts = [ip, way && ways[way]].filter(Boolean)
  return <span className={settings.details}>{parts.join(' · ')}</span>
}
