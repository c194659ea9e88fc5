import { apiBase } from './api-base.ts'

/**
 * A user of an OAuth provider who has no linked account. With `uuid`, the user can be linked to an account
 * once.
 */
export interface BindOffer {
  source: string
  uuid: string
  username: string
  realname: string
}

/** Result of a sign-in in a provider's popup: a token, a user to link to an account, or a failure. */
export type ThirdAnswer =
  | { token: string }
  | { offer: BindOffer }
  | { failed: 'refused' | 'blocked' | 'closed' }

const SIZE = 'popup,width=520,height=640'
const LOOK_EVERY = 500
/** Message from the server's page in the popup if the login failed. */
const REFUSED = '登录失败'

const isOffer = (data: unknown): data is BindOffer =>
  typeof data === 'object' &&
  data !== null &&
  'isObj' in data &&
  'uuid' in data &&
  typeof data.uuid === 'string'

function answerOf(data: unknown): ThirdAnswer {
  if (isOffer(data)) return { offer: data }
  return typeof data === 'string' && data !== REFUSED ? { token: data } : { failed: 'refused' }
}

/** Opens a provider in a popup. Waits until the popup sends a message or closes. */
export function openThirdLogin(source: string): Promise<ThirdAnswer> {
  const popup = window.open(`${apiBase()}/sys/thirdLogin/render/${source}`, 'third-login', SIZE)
  if (!popup) return Promise.resolve({ failed: 'blocked' })
  return new Promise((resolve) => {
    const end = (answer: ThirdAnswer) => {
      removeEventListener('message', onMessage)
      clearInterval(timer)
      resolve(answer)
    }
    const onMessage = ({ origin, source: from, data }: MessageEvent) => {
      if (origin === location.origin && from === popup) end(answerOf(data))
    }
    addEventListener('message', onMessage)
    let wasClosed = false
    // A last message may arrive after the popup has closed.
    const timer = setInterval(() => {
      if (popup.closed && wasClosed) end({ failed: 'closed' })
      wasClosed = popup.closed
    }, LOOK_EVERY)
  })
}
