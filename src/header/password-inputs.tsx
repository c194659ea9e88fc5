import { Form, Input } from 'antd'
import { useText } from '#runtime'
import { PasswordMeter } from '../views/visitor/fields/password-meter.tsx'
import { wrongChoice } from '../views/visitor/fields/wrong-password.ts'
import styles from './header.module.css'
import type { Passwords } from './use-password-change.ts'

interface PasswordInputsProps {
  username: string
  /** The present password is one for one time. */
  isFirst: boolean
}

/** The old password and the new one twice, each with the words of the specification for what is wrong with it. */
export function PasswordInputs({ username, isFirst }: PasswordInputsProps) {
  const text = useText()
  const typed: string = Form.useWatch('password') ?? ''
  /** What is asked for above is told there. */
  const check = async (chosen: string | undefined) => {
    const wrong = chosen ? wrongChoice(chosen, username) : undefined
    if (wrong !== undefined) throw new Error(text(wrong))
  }
  return (
    <>
      {/* So that a password manager knows whose password this is. */}
      <input
        className="visually-hidden"
        autoComplete="username"
        value={username}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <Form.Item<Passwords>
        name="oldpassword"
        label={text(isFirst ? 'one-time password' : 'old password')}
        rules={[
          {
            required: true,
            message: text(isFirst ? 'please enter the one-time password!' : 'please enter the old password!'),
          },
        ]}
      >
        <Input.Password autoComplete="current-password" maxLength={200} />
      </Form.Item>
      <Form.Item<Passwords>
        name="password"
        label={text('new password')}
        validateTrigger={['onChange', 'onBlur']}
        rules={[
          { required: true, message: text('please enter the new password!') },
          { validateTrigger: 'onBlur', validator: (_, chosen) => check(chosen) },
        ]}
        extra={
          <div className={styles.meter}>
            <PasswordMeter text={text} password={typed} username={username} />
          </div>
        }
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
