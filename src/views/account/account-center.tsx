import { Button, Flex, Tag } from 'antd'
import { Link } from 'react-router-dom'
import { DictTag, FactList } from '#renderers'
import { NodeBoundary, useText } from '#runtime'
import type { Profile } from '#schemas'
import { Titled } from '../../app/titled.tsx'
import { openDepartDialog } from '../../header/open-dialogs.ts'
import styles from './account.module.css'
import { AgentsCard } from './agents-card.tsx'
import { AvatarPicture } from './avatar-picture.tsx'
import { Card } from './card.tsx'
import center from './center.module.css'
import { QueryResult } from './query-result.tsx'
import { RecentLogins } from './recent-logins.tsx'
import { useAccount } from './use-account.ts'

/** The user's name, contact data, departments, roles, and recent logins. */
export function AccountCenter() {
  const profile = useAccount<Profile>('account.profile')
  return (
    <Titled title="Account center">
      <NodeBoundary at={{ page: 'account/center', pointer: '' }}>
        <QueryResult query={profile}>
          {(known) => (
            <div className={center.center}>
              <Person profile={known} />
              <div className={center.cards}>
                <Departments profile={known} />
                <Roles profile={known} />
                <AgentsCard />
                <RecentLogins />
              </div>
            </div>
          )}
        </QueryResult>
      </NodeBoundary>
    </Titled>
  )
}

function Person({ profile }: { profile: Profile }) {
  const text = useText()
  const { realname, username, avatar, post, email, phone, telephone } = profile
  const contact = [
    { name: text('Position'), value: post || '–' },
    { name: text('Email'), value: email || '–' },
    { name: text('Phone'), value: phone || '–' },
    { name: text('Telephone'), value: telephone || '–' },
  ]
  return (
    <section className={`${styles.card} ${center.person}`}>
      <AvatarPicture avatar={avatar} name={realname || username} size={104} />
      <h1>{realname || username}</h1>
      <p className={styles.hint}>{username}</p>
      <FactList isRows className={center.contact} facts={contact} />
      <Link to="/account/settings/base">{text('Edit the profile')}</Link>
      <Link to="/account/settings/security">{text('Security and devices')}</Link>
    </section>
  )
}

function Departments({ profile: { departs = [], orgCode } }: { profile: Profile }) {
  const text = useText()
  const canSwitch = departs.length > 1
  const change = (
    <Button className="sentence-case" onClick={() => void openDepartDialog({ isClosable: true })}>
      {text('department switch')}
    </Button>
  )
  return (
    <Card title={text('Departments')} action={canSwitch ? change : null}>
      {departs.length === 0 ? <p className={styles.hint}>{text('None')}</p> : null}
      <ul className={center.names}>
        {departs.map((depart) => (
          <li key={depart.orgCode}>
            {depart.departName} <span className={styles.hint}>{depart.orgCode}</span>{' '}
            {depart.orgCode === orgCode ? <DictTag text={text('Current')} color="blue" /> : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Roles({ profile: { roles = [] } }: { profile: Profile }) {
  const text = useText()
  return (
    <Card title={text('Roles')}>
      {roles.length === 0 ? <p className={styles.hint}>{text('None')}</p> : null}
      <Flex wrap gap={8}>
        {roles.map(({ roleCode, roleName }) => (
          <Tag key={roleCode} title={roleCode}>
            {roleName}
          </Tag>
        ))}
      </Flex>
    </Card>
  )
}
