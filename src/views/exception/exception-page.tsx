import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useText } from '#runtime'
import { isFirstEntry } from '../../app/router-guard.ts'
import { Titled } from '../../app/titled.tsx'
import { HOME_PATH } from '../../session/safe-redirect.ts'
import drawing from '../message-page/message-page.module.css'
import { MessagePage } from '../message-page/message-page.tsx'
import styles from './exception-page.module.css'

const reasons = {
  403: "Sorry, you don't have access to this page.",
  404: "Sorry, this page doesn't exist.",
  500: 'Sorry, the server reported an error.',
} as const

/** The exception pages for 403, 404 and 500. */
export function ExceptionPage({ status }: { status: keyof typeof reasons }) {
  const text = useText()
  const navigate = useNavigate()
  return (
    <Titled title={String(status)}>
      <MessagePage
        className={styles.exception}
        cup={<EmptyCup />}
        actions={
          <>
            <Button type="primary" size="large" onClick={() => navigate(HOME_PATH)}>
              {text('Back home')}
            </Button>
            {status === 500 ? (
              <Button size="large" onClick={() => window.location.reload()}>
                {text('Reload')}
              </Button>
            ) : null}
            {isFirstEntry() ? null : (
              <Button size="large" onClick={() => navigate(-1)}>
                {text('Back')}
              </Button>
            )}
          </>
        }
      >
        <h1>{status}</h1>
        <p>{text(reasons[status])}</p>
      </MessagePage>
    </Titled>
  )
}

/** A tipped gaiwan. Decorative. */
function EmptyCup() {
  return (
    <svg width="260" height="190" viewBox="0 0 260 190" aria-hidden="true" focusable="false">
      <ellipse cx="130" cy="168" rx="112" ry="12" className={drawing.ground} />
      <path
        d="M112 165c24-7 62-9 90-3 16 4 11 10-8 12-30 3-68 0-82-9z"
        fill="var(--gw-brand-tea)"
        opacity="0.75"
      />
      <g className={drawing.cup} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <g transform="rotate(105 96 111)">
          <path d="M50 78h92c0 40-22 62-38 66H88c-16-4-38-26-38-66z" />
          <path d="M44 78h104M84 144v8h24v-8" />
        </g>
        <g transform="translate(12 14) rotate(6 196 138)">
          <path d="M152 150c6-22 26-32 46-32s40 10 46 32z" />
          <path d="M188 110h20M198 110v8" fill="none" />
        </g>
      </g>
    </svg>
  )
}
