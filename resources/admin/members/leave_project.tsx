import { useState } from 'react'
import { useNotify, type RaRecord } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { useNavigation } from '#resources/app/navigation/navigation'
import { Btn } from '#resources/kit/btn'
import { ConfirmDialog } from '#resources/kit/confirm_dialog'
import { listAddress } from '../addresses'

/** A refusal names what stands in the way, which takes longer to read. */
const REFUSAL_MS = 8000

/** Takes somebody out of the project at hand; the user stays. */
export function LeaveProject({ member }: { member: RaRecord }) {
  const { t } = useTranslation()
  const notify = useNotify()
  const { go } = useNavigation()
  const [asks, setAsks] = useState(false)
  const leave = async () => {
    try {
      await call('DELETE /admin/members/{id}', { path: { id: String(member.id) } })
      notify(t('admin.members.left', { name: member.name }), { type: 'success' })
      go(listAddress('members'))
    } catch (error) {
      notify(sentenceOf(error), { type: 'error', autoHideDuration: REFUSAL_MS })
    }
  }
  return (
    <>
      <Btn kind="ghost" onClick={() => setAsks(true)}>
        {t('admin.members.leave')}
      </Btn>
      <ConfirmDialog
        question={
          asks
            ? {
                title: t('admin.members.leave_question', { name: member.name }),
                text: t('admin.members.leave_text'),
                act: t('admin.members.leave'),
                danger: true,
              }
            : null
        }
        onAnswer={(yes) => {
          setAsks(false)
          if (yes) void leave()
        }}
      />
    </>
  )
}
