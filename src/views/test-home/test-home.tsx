import { Link } from 'react-router-dom'
import { useText } from '#runtime'
import { HOME_PATH } from '../../session/safe-redirect.ts'

/** A fixed page in the blank layout, without menu and header. */
export function TestHome() {
  const text = useText()
  return (
    <>
      <h1>{text('Test home')}</h1>
      <p>{text('This page uses the blank layout, without menu, header and tabs.')}</p>
      <Link to={HOME_PATH}>{text('Back home')}</Link>
    </>
  )
}
