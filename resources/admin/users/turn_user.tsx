import { useState } from 'react'
import { useNotify, useRefresh, useResourceContext, type RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { api } from '#resources/app/api'
import { sentenceOf } from '#resources/app/api_error'
import { Btn } from '#resources/kit/btn'
import { ConfirmDialog } from '#resources/kit/confirm_dialog'

/** Freezes an active user, lets a frozen one in again. */
export function TurnUser({ user }: { user: RaRecord }) {
  const { t } = useTranslation()
  const resource = useResourceContext()!
  const notify = useNotify()
  const refresh = useRefresh()
  const [asks, setAsks] = useState(false)
  const act = user.status === 'active' ? 'freeze' : 'unfreeze'
  const turn = async () => {
    try {
      await api.post(`/admin/${resource}/${user.id}/${act}`)
      notify(t(`admin.users.${act}.done`, { name: user.name }), { type: 'success' })
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
                title: t(`admin.users.${act}.question`, { name: user.name }),
                text: t(`admin.users.${act}.text`),
                act: t(`admin.users.${act}.act`),
                danger: act === 'freeze',
              }
            : null
        }
        onAnswer={(yes) => {
          setAsks(false)
          if (yes) void turn()
        }}
      />
    </>
  )
}
