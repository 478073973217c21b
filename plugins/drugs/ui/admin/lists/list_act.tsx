import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { Btn } from '#resources/kit/btn'
import { ConfirmDialog } from '#resources/kit/confirm_dialog'
import type { StandardList } from './standard_list'

interface ListActProps {
  of: StandardList
  name: string
  onDone: () => void
}

/** Takes a list out of use, or back into use; it is asked once more. */
export function ListAct({ of: { id, state }, name, onDone }: ListActProps) {
  const { t } = useTranslation()
  const notify = useNotify()
  const [asked, setAsked] = useState(false)
  const act = state === 'active' ? 'retire' : 'use'
  const run = async () => {
    try {
      await call('POST /drugs/standard_lists/{id}/acts', { path: { id }, body: { act } })
      notify(t(`drugs:lists.acts.${act}.done`), { type: 'success' })
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' })
    }
    onDone()
  }
  return (
    <>
      <Btn kind={act === 'use' ? 'primary' : 'plain'} onClick={() => setAsked(true)}>
        {t(`drugs:lists.acts.${act}.act`)}
      </Btn>
      <ConfirmDialog
        question={
          asked
            ? {
                title: t(`drugs:lists.acts.${act}.question`, { name }),
                text: t(`drugs:lists.acts.${act}.text`),
                act: t(`drugs:lists.acts.${act}.act`),
                danger: act === 'retire',
              }
            : null
        }
        onAnswer={(yes) => {
          setAsked(false)
          if (yes) void run()
        }}
      />
    </>
  )
}
