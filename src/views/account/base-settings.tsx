import { Alert, Button, Flex } from 'antd'
import { useState } from 'react'
import { FormContainer, FormFields } from '#renderers'
import { localize, observer, useText } from '#runtime'
import type { Profile } from '#schemas'
import { AvatarField } from './avatar-field.tsx'
import { QueryResult } from './query-result.tsx'
import settings from './settings.module.css'
import { useAccount } from './use-account.ts'
import { useProfileForm } from './use-profile-form.ts'

/** Form of the user's own profile. */
export function BaseSettings() {
  const profile = useAccount<Profile>('account.profile')
  return <QueryResult query={profile}>{(known) => <ProfileForm profile={known} />}</QueryResult>
}

const ProfileForm = observer(({ profile }: { profile: Profile }) => {
  const text = useText()
  const [isSending, setSending] = useState(false)
  const { form, isDirty, isStale, revert, loadAgain } = useProfileForm(profile)
  const { isBusy, failure } = form
  const { realname, avatar } = form.read()
  return (
    <FormContainer disabled={isBusy}>
      <form {...form.props} className={settings.form}>
        <AvatarField
          value={avatar || null}
          onChange={(path) => form.change({ avatar: path ?? undefined })}
          name={realname || profile.username}
          onBusy={setSending}
        />
        <FormFields form={form.smallForm} only={form.names.filter((name) => name !== 'avatar')} />
        {failure === undefined ? null : (
          <Alert
            type="error"
            showIcon
            title={localize(failure, text)}
            action={
              isStale ? (
                <Button size="small" onClick={loadAgain}>
                  {text('Load the changes')}
                </Button>
              ) : null
            }
          />
        )}
        <Flex wrap gap="8px 12px">
          <Button type="primary" htmlType="submit" loading={isBusy} disabled={isSending}>
            {text('Save')}
          </Button>
          <Button onClick={revert} disabled={!isDirty || isBusy || isSending}>
            {text('Undo changes')}
          </Button>
        </Flex>
      </form>
    </FormContainer>
  )
})
