import { Form, Input } from 'antd'
import { useText } from '#runtime'
import styles from './header.module.css'
import { StrengthMeter } from './strength-meter.tsx'
import type { Passwords } from './use-password-change.ts'

interface PasswordInputsProps {
  username: string
}

/** The old password and the new one twice, each with the words of the specification for what is wrong with it. */
export function PasswordInputs({ username }: PasswordInputsProps) {
  const text = useText()
  const typed: string = Form.useWatch('password') ?? ''
  return (
    <>
      {/* So that a password manager knows whose password this is. */}
      <input
        className={styles.unseen}
        autoComplete="username"
        value={username}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <Form.Item<Passwords>
        name="oldpassword"
        label={text('old password')}
        rules={[{ required: true, message: text('please enter the old password!') }]}
      >
        <Input.Password autoComplete="current-password" maxLength={200} />
      </Form.Item>
      <Form.Item<Passwords>
        name="password"
        label={text('new password')}
        rules={[{ required: true, message: text('please enter the new password!') }]}
        extra={typed === '' ? undefined : <StrengthMeter password={typed} username={username} />}
      >
        <Input.Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
      <Form.Item<Passwords>
        name="confirmpassword"
        label={text('confirm new password')}
        dependencies={['password']}
        rules={[
          { required: true, message: text('please confirm the new password!') },
          ({ getFieldValue }) => ({
            validator: (_, again) =>
              !again || again === getFieldValue('password')
                ? Promise.resolve()
                : Promise.reject(new Error(text('the two passwords entered differ!'))),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
    </>
  )
}
