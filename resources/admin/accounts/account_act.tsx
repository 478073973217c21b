import { useState } from 'react'
import { useNotify, useRefresh, useResourceContext, type RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { Btn } from '#resources/kit/btn'
import { ConfirmDialog } from '#resources/kit/confirm_dialog'

interface AccountActProps {
  account: RaRecord
  act: 'freeze' | 'unfreeze' | 'forget_authenticator'
  danger?: boolean
}

/** One act on an account, after a question. */
export function AccountAct({ account, act, danger }: AccountActProps) {
  const { t } = useTranslation()
  const resource = useResourceContext() as 'users' | 'administrators'
  const notify = useNotify()
  const refresh = useRefresh()
  const [asks, setAsks] = useState(false)
  const { id, name } = account
  const perform = async () => {
    try {
      await call(`POST /admin/${resource}/{id}/${act}`, { path: { id: String(id) } })
      notify(t(`admin.users.${act}.done`, { name }), { type: 'success' })
      refresh()
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' })
    }
  }
  return (
    <>
      <Btn onClick={() => setAsks(true)}>{t(`admin.users.${act}.act`)}</Btn>
      <ConfirmDialog
        question={
          asks
            ? {
                title: t(`admin.users.${act}.question`, { name }),
                text: t(`admin.users.${act}.text`),
                act: t(`admin.users.${act}.act`),
                danger,
              }
            : null
        }
        onAnswer={(yes) => {
          setAsks(false)
          if (yes) void perform()
        }}
      />
    </>
  )
}
