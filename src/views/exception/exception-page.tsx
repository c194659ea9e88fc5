import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useText } from '#runtime'
import { Titled } from '../../app/titled.tsx'
import { HOME_PATH } from '../../session/safe-redirect.ts'
import { CupPage } from '../cup-page/cup-page.tsx'
import { EmptyCup } from '../cup-page/empty-cup.tsx'
import styles from './exception-page.module.css'

const reasons = {
  403: 'Sorry, you have no access to this page.',
  404: 'Sorry, this page does not exist.',
  500: 'Sorry, the server reported an error.',
} as const

interface ExceptionPageProps {
  status: keyof typeof reasons
}

/** The router numbers its entries in the history; at the first there is nothing of ours to go back to. */
const cameFromHere = () => (window.history.state?.idx ?? 0) > 0

/** The pages for what may not be seen, is not there, or went wrong. */
export function ExceptionPage({ status }: ExceptionPageProps) {
  const text = useText()
  const navigate = useNavigate()
  return (
    <Titled title={String(status)}>
      <CupPage
        className={styles.exception}
        cup={<EmptyCup />}
        ways={
          <>
            <Button type="primary" size="large" onClick={() => navigate(HOME_PATH)}>
              {text('Back home')}
            </Button>
            {status === 500 ? (
              <Button size="large" onClick={() => window.location.reload()}>
                {text('Reload')}
              </Button>
            ) : null}
            {cameFromHere() ? (
              <Button size="large" onClick={() => navigate(-1)}>
                {text('Back')}
              </Button>
            ) : null}
          </>
        }
      >
        <h1>{status}</h1>
        <p>{text(reasons[status])}</p>
      </CupPage>
    </Titled>
  )
}
