import { useNavigation } from '#resources/app/navigation/navigation'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { ConfirmDialog } from '#resources/kit/confirm_dialog'
import { useMessages } from '#resources/kit/messages'
import type { KeptCoding } from './coding'

/**
 * Asks whoever configures the project to say how its cases are numbered, before the first one is.
 * Cancel keeps the usual coding, and nobody is asked again.
 */
export function CodingPrompt({ usual }: { usual: KeptCoding }) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const tell = useMessages()
  const [asks, setAsks] = useState(true)
  const onAnswer = (now: boolean) => {
    setAsks(false)
    if (now) return go('/system/case')
    call('PUT /system/case-coding', { body: usual }).catch((error: unknown) =>
      tell.error(sentenceOf(error))
    )
  }
  const question = {
    title: t('cases:coding.prompt'),
    text: t('cases:coding.prompt_text', { prefix: usual.prefix, digits: usual.digits }),
    act: t('cases:coding.now'),
  }
  return <ConfirmDialog question={asks ? question : null} onAnswer={onAnswer} />
}
