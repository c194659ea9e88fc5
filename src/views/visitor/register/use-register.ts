import { type FormEvent, useState } from 'react'
import type { Translate } from '#runtime/i18n'
import { visitorRefusals } from '#schemas/operations'
import { createVisitorHttp } from '../../../session/visitor-http.ts'
import { messageOf, placeRefusal } from '../fields/refusal.ts'
import { useCaptcha } from '../fields/use-captcha.ts'
import { useFields } from '../fields/use-fields.ts'
import { useSmsCode, wrongPhone } from '../fields/use-sms-code.ts'
import { wrongPassword } from '../fields/wrong-password.ts'
import type { Go } from '../visitor-page.ts'
import { useUsernameCheck, wrongUsername } from './use-username-check.ts'

const EMPTY = { username: '', password: '', confirm: '', phone: '', captcha: '', smscode: '' }

const PLACES = [
  [visitorRefusals.usernameTaken, 'username'],
  [visitorRefusals.passwordWeak, 'password'],
  [visitorRefusals.phone, 'phone'],
  [visitorRefusals.smsCode, 'smscode'],
] as const

interface RegisterOptions {
  text: Translate
  go: Go
}

/** The state of the registration form. */
export function useRegister({ text, go }: RegisterOptions) {
  const [http] = useState(createVisitorHttp)
  const captcha = useCaptcha(http)
  const fields = useFields(EMPTY, text)
  const sms = useSmsCode({ http, purpose: 'register', fields, captcha })
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { username, password, phone, smscode } = fields.values
  const name = useUsernameCheck(http, username)

  const wrong = () => ({
    username: wrongUsername(username) ?? name.taken,
    ...wrongPassword(fields.values, username, 'Please choose a password.'),
    phone: wrongPhone(phone),
    smscode: smscode.trim() ? undefined : 'Please enter the code of the SMS.',
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    if (fields.fail(wrong())) return
    setBusy(true)
    try {
      await http.call('visitor.register', { username, password, phone, smscode })
      go('register-result', username.trim())
    } catch (error) {
      setBusy(false)
      const placed = placeRefusal(error, PLACES)
      if (placed) fields.fail(placed)
      else setFailure(messageOf(error))
    }
  }

  const sendCode = async () => {
    if (await sms.send()) fields.focus('smscode')
  }

  return { captcha, fields, sms, name, failure, isBusy, submit, sendCode }
}
