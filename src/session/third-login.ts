import { apiBase } from './base.ts'

/** Somebody whom the provider knows and no account here: `uuid` binds him, once. */
export interface BindOffer {
  source: string
  uuid: string
  username: string
  realname: string
}

/** What came of a popup: a token that lets in, somebody to bind, or neither. */
export type ThirdAnswer =
  | { token: string }
  | { offer: BindOffer }
  | { failed: 'refused' | 'blocked' | 'closed' }

const SIZE = 'popup,width=520,height=640'
const LOOK_EVERY = 500
/** What the popup hands over where nobody signed in, to the character. */
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

/** Opens a provider in a popup and waits for what it hands over, or for its end. */
export function openThirdLogin(source: string): Promise<ThirdAnswer> {
  const popup = window.open(`${apiBase()}/sys/thirdLogin/render/${source}`, 'third-login', SIZE)
  if (!popup) return Promise.resolve({ failed: 'blocked' })
  return new Promise((resolve) => {
    const end = (answer: ThirdAnswer) => {
      removeEventListener('message', hear)
      clearInterval(timer)
      resolve(answer)
    }
    const hear = ({ origin, source: from, data }: MessageEvent) => {
      if (origin === location.origin && from === popup) end(answerOf(data))
    }
    addEventListener('message', hear)
    let wasClosed = false
    // What it said last may be on its way still when it is closed: a look later it is not.
    const timer = setInterval(() => {
      if (popup.closed && wasClosed) end({ failed: 'closed' })
      wasClosed = popup.closed
    }, LOOK_EVERY)
  })
}
