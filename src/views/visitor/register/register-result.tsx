import { useEffect, useRef } from 'react'
import { useText } from '#runtime'
import { DoneMark } from '../done-mark.tsx'
import { PageHeading } from '../fields/form-parts.tsx'
import styles from '../visitor.module.css'
import { VisitorLink } from '../visitor-link.tsx'
import type { VisitorPageProps } from '../visitor-page.ts'

/**
 * Shows that a registration has succeeded. If the page is opened without a registration, it only links to
 * other pages.
 */
export function RegisterResult({ go, account }: VisitorPageProps) {
  const text = useText()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => page.current?.querySelector('h1')?.focus(), [])

  return (
    <div ref={page}>
      {account === undefined ? (
        <>
          <PageHeading
            title={text('No registration found')}
            lead={text('This page shows the result of a registration. Register first, or sign in.')}
          />
          <div className={styles.ways}>
            <VisitorLink to="register" go={go} variant="button">
              {text('Register an account')}
            </VisitorLink>
          </div>
        </>
      ) : (
        <>
          <DoneMark />
          <PageHeading
            title={text('Registered')}
            lead={text('The account {{account}} is created. You can sign in now.', { account })}
          />
          <div className={styles.ways}>
            <VisitorLink to="login" go={go} account={account} variant="button">
              {text('Go to sign in')}
            </VisitorLink>
          </div>
        </>
      )}
      {account === undefined ? (
        <p className={styles.links}>
          <VisitorLink to="login" go={go}>
            {text('Sign in with an existing account')}
          </VisitorLink>
        </p>
      ) : null}
    </div>
  )
}
