import { Link } from 'react-router-dom'
import { businessTime, useRuntime, useText } from '#runtime'
import type { LoginRecord } from '#schemas'
import styles from './account.module.css'
import { Card } from './card.tsx'
import center from './center.module.css'
import { useDeviceReader } from './device.ts'
import type { LoginLogPage } from './login-log.tsx'
import { LoginOutcome } from './login-outcome.tsx'
import { QueryResult } from './query-result.tsx'
import { timeAgo } from './time-ago.ts'
import { useAccount } from './use-account.ts'
import { useDeviceName } from './use-device-name.ts'

const SHOWN = 5

/** The user's latest logins, and a link to all logins. */
export function RecentLogins() {
  const text = useText()
  const page = useAccount<LoginLogPage>('account.loginLog', { pageNo: 1, pageSize: SHOWN })
  return (
    <Card
      title={text('Recent sign-ins')}
      action={<Link to="/account/settings/log">{text('All sign-ins')}</Link>}
    >
      <QueryResult query={page}>
        {({ records }) => <Logins records={Array.isArray(records) ? records : []} />}
      </QueryResult>
    </Card>
  )
}

function Logins({ records }: { records: readonly LoginRecord[] }) {
  const text = useText()
  const { locale, businessTz } = useRuntime()
  const read = useDeviceReader()
  const nameOf = useDeviceName()
  const now = businessTime(businessTz)
  if (records.length === 0) return <p className={styles.hint}>{text('No sign-ins yet')}</p>
  return (
    <ul className={center.logins}>
      {records.map(({ id, time, outcome, ip, userAgent }) => (
        <li key={id}>
          <LoginOutcome outcome={outcome} />
          <span className={center.from} title={userAgent ?? undefined}>
            {nameOf(read?.(userAgent))} <span className={styles.hint}>{ip}</span>
          </span>
          <time className={styles.hint} title={time}>
            {timeAgo(time, now, locale)}
          </time>
        </li>
      ))}
    </ul>
  )
}
