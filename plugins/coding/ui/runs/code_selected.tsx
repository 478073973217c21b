import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenOfList } from '#plugins/cases/contract/slots'
import { type Asked, call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { useNavigation } from '#resources/app/navigation/navigation'
import { Btn } from '#resources/kit/btn'
import { useConfirm } from '#resources/kit/confirm'
import { useMessages } from '#resources/kit/messages'

const AUTOCODE = 'POST /coding/runs/autocode'

/** Begins a coding run for the selected cases, and leads to it. */
export function CodeSelected({ chosen, count }: ChosenOfList) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const tell = useMessages()
  const { go } = useNavigation()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    const question = {
      title: t('coding:runs.code_selected_question', { count }),
      text: t('coding:runs.code_selected_text'),
      act: t('coding:runs.code_selected'),
    }
    if (!(await confirm(question))) return
    setBusy(true)
    try {
      await call(AUTOCODE, { body: chosen as Asked<typeof AUTOCODE>['body'] })
      go('/coding/runs')
    } catch (refused) {
      tell.error(sentenceOf(refused))
      setBusy(false)
    }
  }
  return (
    <Btn size="small" icon="tag" disabled={busy} onClick={() => void start()}>
      {t('coding:runs.code_selected')}
    </Btn>
  )
}
