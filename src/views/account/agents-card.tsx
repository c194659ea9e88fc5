import { useText } from '#runtime'
import type { MyAgents } from '#schemas'
import styles from './account.module.css'
import { Card } from './card.tsx'
import center from './center.module.css'
import { useAccount } from './use-account.ts'

type Delegation = MyAgents['standsInFor'][number]

const DAY_LENGTH = 10

/**
 * Returns a function that formats the period of a delegation. The result is empty if the period has neither
 * start nor end.
 */
function usePeriod() {
  const text = useText()
  return ({ startTime, endTime }: Delegation): string => {
    const from = startTime?.slice(0, DAY_LENGTH)
    const until = endTime?.slice(0, DAY_LENGTH)
    if (from && until) return text('{{from}} to {{until}}', { from, until })
    if (from) return text('From {{from}}', { from })
    return until ? text('Until {{until}}', { until }) : ''
  }
}

/**
 * The user's agents, and the users for whom the user is an agent. Draws nothing if there are no such users,
 * or if the server doesn't support delegations.
 */
export function AgentsCard() {
  const text = useText()
  const periodOf = usePeriod()
  const { data } = useAccount<MyAgents>('agent.mine')
  const entries = [
    ...(data?.agent ? [{ says: text('Your agents'), who: data.agent }] : []),
    ...(data?.standsInFor ?? []).map((who) => ({ says: text('You are an agent of'), who })),
  ]
  if (entries.length === 0) return null
  return (
    <Card title={text('Agents')}>
      <ul className={center.names}>
        {entries.map(({ says, who }) => (
          <li key={`${says} ${who.username}`}>
            <span className={styles.hint}>{says}</span> {who.realname}{' '}
            <span className={styles.hint}>{periodOf(who)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
