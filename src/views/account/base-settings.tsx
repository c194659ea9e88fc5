import { Alert, Button, DatePicker, Form, Input, Radio } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useState } from 'react'
import { FormContainer } from '#renderers'
import { businessDay, useRuntime, useText } from '#runtime'
import type { Profile } from '#schemas'
import styles from './account.module.css'
import { Answer } from './answer.tsx'
import { AvatarField } from './avatar-field.tsx'
import { type ProfileValues, toValues } from './profile-values.ts'
import settings from './settings.module.css'
import { useAccount } from './use-account.ts'
import { useProfileForm } from './use-profile-form.ts'

const EARLIEST = '1900-01-01'
const TELEPHONE = /^[0-9+() -]{3,45}$/

/** The user's profile, to edit. */
export function BaseSettings() {
  const profile = useAccount<Profile>('account.profile')
  return <Answer query={profile}>{(known) => <ProfileForm profile={known} />}</Answer>
}

function ProfileForm({ profile }: { profile: Profile }) {
  const text = useText()
  const [isSending, setSending] = useState(false)
  const { form, isBusy, isDirty, failure, save, revert, loadAgain } = useProfileForm(profile)
  const name = Form.useWatch('realname', form) || profile.username
  return (
    <FormContainer disabled={isBusy}>
      <Form<ProfileValues>
        form={form}
        className={settings.form}
        layout="vertical"
        initialValues={toValues(profile)}
        noValidate
        scrollToFirstError={{ focus: true }}
        onFinish={save}
      >
        <Form.Item<ProfileValues> name="avatar">
          <AvatarField name={name} onBusy={setSending} />
        </Form.Item>
        <TextFields />
        {failure ? (
          <Alert
            className={settings.failure}
            type="error"
            showIcon
            title={failure.message}
            action={
              failure.isStale ? (
                <Button size="small" onClick={loadAgain}>
                  {text('Load the changes')}
                </Button>
              ) : null
            }
          />
        ) : null}
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" loading={isBusy} disabled={isSending}>
            {text('Save')}
          </Button>
          <Button onClick={revert} disabled={!isDirty || isBusy || isSending}>
            {text('Undo changes')}
          </Button>
        </div>
      </Form>
    </FormContainer>
  )
}

function TextFields() {
  const text = useText()
  const { businessTz } = useRuntime()
  const today = businessDay(businessTz)
  const sexes = [
    { value: 0, label: text('not said') },
    { value: 1, label: text('male') },
    { value: 2, label: text('female') },
  ]
  return (
    <>
      <Form.Item<ProfileValues>
        name="realname"
        label={text('Name')}
        rules={[{ required: true, whitespace: true, message: text('Please enter your name.') }]}
      >
        <Input maxLength={100} autoComplete="name" />
      </Form.Item>
      <Form.Item<ProfileValues> name="sex" label={text('Sex')}>
        <Radio.Group options={sexes} />
      </Form.Item>
      <Form.Item<ProfileValues> name="birthday" label={text('Birthday')}>
        <DatePicker
          className={settings.wideInput}
          format="YYYY-MM-DD"
          placeholder="YYYY-MM-DD"
          minDate={dayjs(EARLIEST)}
          maxDate={dayjs(today)}
        />
      </Form.Item>
      <Form.Item<ProfileValues>
        name="email"
        label={text('Email')}
        rules={[{ type: 'email', message: text('This is no email address.') }]}
      >
        <Input type="email" maxLength={45} autoComplete="email" />
      </Form.Item>
      <Form.Item<ProfileValues>
        name="telephone"
        label={text('Telephone')}
        rules={[{ pattern: TELEPHONE, message: text('Digits, spaces, +, - and brackets only.') }]}
      >
        <Input type="tel" maxLength={45} autoComplete="tel" />
      </Form.Item>
    </>
  )
}
