import { inputOf } from '../../../forms/input-of.ts'

export const usernameInput = inputOf('username', 'User name', {
  props: {
    autoComplete: 'username',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 100,
    autoFocus: true,
  },
})

export const phoneInput = inputOf('phone', 'Mobile number', {
  props: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', maxLength: 20 },
})

export const captchaInput = inputOf('captcha', 'Verification code', { component: 'Captcha' })

export const smsCodeInput = inputOf('smscode', 'SMS code', { component: 'SmsCode' })

export const newPasswordInput = inputOf('password', 'Password', { component: 'NewPassword' })

export const confirmInput = inputOf('confirm', 'Confirm password', {
  component: 'Password',
  props: { autoComplete: 'new-password' },
})
