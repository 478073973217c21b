import { useMenuAddress } from '#resources/app/menu_address'
import { useNavigation } from '#resources/app/navigation/navigation'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { ConfirmDialog } from '#resources/kit/confirm_dialog'
import { useMessages } from '#resources/kit/messages'
import type { SavedNumbering } from './numbering'

/**
 * Asks whoever configures the project to say how its cases are numbered, before the first one is.
 * Cancel keeps the usual numbering, and nobody is asked again.
 */
export function NumberingPrompt({ usual }: { usual: SavedNumbering }) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const tell = useMessages()
  const configuration = useMenuAddress('cases.numbering')!
  const [asks, setAsks] = useState(true)
  const onAnswer = (now: boolean) => {
    setAsks(false)
    if (now) return go(configuration)
    call('PUT /system/case-numbering', { body: usual }).catch((error: unknown) =>
      tell.error(sentenceOf(error))
    )
  }
  const question = {
    title: t('cases:numbering.prompt'),
    text: t('cases:numbering.prompt_text', { prefix: usual.prefix, digits: usual.digits }),
    act: t('cases:numbering.now'),
  }
  return <ConfirmDialog question={asks ? question : null} onAnswer={onAnswer} />
}
